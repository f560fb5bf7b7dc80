import Dispatch

/// Calls the old signatures one after the other, and prints what they call back with.
@main struct Driver {
    static func once(_ work: (@escaping @Sendable () -> Void) -> Void) {
        let done = DispatchSemaphore(value: 0)
        work { done.signal() }
        done.wait()
    }

    static func main() {
        for force in [-1, 1] { once { done in Door().close(force) { print($0 as Any); done() } } }
        once { done in Door().slam { print($0 as Any); done() } }
        once { done in Door().shut { print($0, $1 as Any); done() } }
    }
}
