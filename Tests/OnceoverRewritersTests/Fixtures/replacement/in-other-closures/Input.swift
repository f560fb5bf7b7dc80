import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Button: Sendable {
    var tapped: @Sendable () -> Void
}

struct Door: Sendable {
    func open(completion: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { completion(true) }
    }

    func button() -> Button {
        Button { open { print("open", $0); Signal.done.signal() } }
    }

    func later() {
        DispatchQueue.global().async {
            self.open { isOpen in
                print("later", isOpen)
                Signal.done.signal()
            }
        }
    }
}
