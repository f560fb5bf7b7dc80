/// Which code can call a function today and give it the handler that it may lose.
enum CallerReach: Hashable, Sendable {
    /// Any importer of the module.
    case anyone
    /// A waiting caller in the project: its continuation, promise, group or semaphore ends with the call.
    case waiter
    /// Some other caller: in the project, in a framework, or in unknown code.
    case somebody
    /// There is no call, or all calls leave the handler out.
    case nobody
}
