import Dispatch

@main struct Driver {
    static func main() {
        let done = DispatchSemaphore(value: 0)
        Mail.sort { good, bad in
            print(good, bad)
            done.signal()
        }
        done.wait()
    }
}
