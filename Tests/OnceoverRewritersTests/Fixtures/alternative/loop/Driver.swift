import Dispatch

/// Calls the old signatures one after the other, and prints what they call back with.
@main struct Driver {
    static func once(_ work: (@escaping @Sendable () -> Void) -> Void) {
        let done = DispatchSemaphore(value: 0)
        work { done.signal() }
        done.wait()
    }

    static func main() {
        for wanted in [2, 5] { once { done in Search().find(wanted, in: [1, 2, 3]) { print($0); done() } } }
    }
}
