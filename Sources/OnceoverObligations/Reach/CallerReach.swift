/// Who can come to a function today, and give it the handler that it may lose.
enum CallerReach: Hashable, Sendable {
    /// Whoever imports the module.
    case anyone
    /// Somebody in the project who waits for the call: his continuation, promise, group or semaphore ends with it.
    case waiter
    /// Somebody in the project, or somebody whom nobody sees: a framework, code that is out of sight.
    case somebody
    /// Nobody calls it, or all who do leave the handler out.
    case nobody
}
