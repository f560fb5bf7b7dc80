import Dispatch

/// Calls the old signatures one after the other, and prints what they call back with.
@main struct Driver {
    static func once(_ work: (@escaping @Sendable () -> Void) -> Void) {
        let done = DispatchSemaphore(value: 0)
        work { done.signal() }
        done.wait()
    }

    static func main() {
        let crane = Crane()
        for load in [1, 20] { once { done in crane.mayLift(load) { print($0); done() } } }
        once { done in crane.twice(3) { print($0); done() } }
    }
}
