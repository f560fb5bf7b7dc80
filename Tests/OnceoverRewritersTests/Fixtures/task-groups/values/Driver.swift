import Dispatch

@main struct Driver {
    static func main() {
        let done = DispatchSemaphore(value: 0)
        Library(ids: [1, 2, 3]).all { sum in
            print(sum)
            done.signal()
        }
        done.wait()
    }
}
