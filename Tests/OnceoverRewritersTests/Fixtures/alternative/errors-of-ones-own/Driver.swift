import Dispatch

/// Each handler is told what it was told before.
@main struct Driver {
    static func main() {
        let client = Client()
        for id in [0, 1, 2, 5] {
            wait { done in client.only2(id: id) { print("only2", $0 as Any); done() } }
            wait { done in client.only3(id: id) { print("only3", $0 as Any); done() } }
            wait { done in client.only4(id: id) { print("only4", $0 as Any); done() } }
            wait { done in client.only5(id: id) { print("only5", $0 as Any); done() } }
            wait { done in client.flag2(id: id) { print("flag2", $0, $1 as Any); done() } }
            wait { done in
                client.split2(id: id, success: { print("split2", $0); done() }, failure: { print("split2", $0); done() })
            }
            wait { done in client.checked(id: id) { print("checked", $0 as Any); done() } }
            wait { done in client.mixed(id: id) { print("mixed", $0 as Any); done() } }
        }
    }

    static func wait(_ start: (@escaping @Sendable () -> Void) -> Void) {
        let signal = DispatchSemaphore(value: 0)
        start { signal.signal() }
        signal.wait()
    }
}
