import Dispatch

/// Calls the old signatures one after the other, and prints what they call back with.
@main struct Driver {
    static func once(_ work: (@escaping @Sendable () -> Void) -> Void) {
        let done = DispatchSemaphore(value: 0)
        work { done.signal() }
        done.wait()
    }

    static func main() {
        let tide = Tide()
        once { done in tide.isHigh { print($0); done() } }
        once { done in tide.logged { print($0); done() } }
    }
}
