import Dispatch

/// Calls the old signatures one after the other, and prints what they call back with.
@main struct Driver {
    static func once(_ work: (@escaping @Sendable () -> Void) -> Void) {
        let done = DispatchSemaphore(value: 0)
        work { done.signal() }
        done.wait()
    }

    static func main() {
        once { done in Post().count { print($0); done() } }
    }
}
