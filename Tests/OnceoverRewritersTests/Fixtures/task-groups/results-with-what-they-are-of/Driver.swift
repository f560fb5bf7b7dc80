import Dispatch

@main struct Driver {
    static func main() {
        let done = DispatchSemaphore(value: 0)
        Weather().table(of: ["Rome", "", "Oslo", "Bern1"]) { table, failures in
            print(table.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }, failures)
            done.signal()
        }
        done.wait()
    }
}
