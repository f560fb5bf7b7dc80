import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Button: Sendable {
    var tapped: @Sendable () -> Void
}

struct Door: Sendable {
    nonisolated(nonsending) func open() async -> Bool {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let completion: @Sendable (Bool) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(true) }
        }
    }

    func button() -> Button {
        Button {
            Task.immediate {
                let value = await open()
                print("open", value)
                Signal.done.signal()
            }
        }
    }

    func later() {
        DispatchQueue.global().async {
            Task.immediate {
                let isOpen = await self.open()
                print("later", isOpen)
                Signal.done.signal()
            }
        }
    }
}
