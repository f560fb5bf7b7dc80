import Dispatch

@main struct Driver {
    static func main() {
        let pantry = Pantry()
        wait { done in pantry.find("salt") { print($0 as Any, $1 as Any); done() } }
        wait { done in pantry.find("tea") { print($0 as Any, $1 as Any); done() } }
        wait { done in pantry.count { print($0); done() } }
        wait { done in pantry.clean { print("done"); done() } }
        wait { done in Pantry.open { print($0); done() } }
        wait { done in pantry.describe("flour") { print($0); done() } }
        wait { done in pantry.describe("tea") { print($0); done() } }
        wait { done in check(-1) { print($0 as Any); done() } }
        wait { done in check(1) { print($0 as Any); done() } }
        wait { done in measure("cup") { print($0, $1); done() } }
    }

    static func wait(_ work: (@escaping @Sendable () -> Void) -> Void) {
        let semaphore = DispatchSemaphore(value: 0)
        work { semaphore.signal() }
        semaphore.wait()
    }
}
