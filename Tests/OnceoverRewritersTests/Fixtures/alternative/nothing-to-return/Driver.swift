import Dispatch

/// Calls the old signatures one after the other, and prints what they call back with.
@main struct Driver {
    static func once(_ work: (@escaping @Sendable () -> Void) -> Void) {
        let done = DispatchSemaphore(value: 0)
        work { done.signal() }
        done.wait()
    }

    static func main() {
        for times in [0, 2] { once { done in Bell().ring(times) { print("rung"); done() } } }
        once { done in Bell().ringTwice { print("twice"); done() } }
    }
}
