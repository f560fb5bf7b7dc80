import Dispatch

@main struct Driver {
    static func main() {
        for crates in [0, 3] {
            let semaphore = DispatchSemaphore(value: 0)
            Depot().send(crates) { print($0); semaphore.signal() }
            semaphore.wait()
        }
    }
}
