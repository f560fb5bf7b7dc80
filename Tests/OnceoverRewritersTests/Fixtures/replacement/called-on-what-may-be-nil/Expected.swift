import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

final class Phone: Sendable {
    nonisolated(nonsending) func ring() async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(3) }
        }
    }
}

final class Person: Sendable {
    let phone: Phone?
    let name: String

    init(name: String, phone: Phone?) {
        self.name = name
        self.phone = phone
    }

    func call() {
        if let phone {
            Task.immediate {
                let rings = await phone.ring()
                print("rang", rings)
                Signal.done.signal()
            }
        }
    }

    func wait() {
        DispatchQueue.global().async { [weak self] in
            if let phone = self?.phone {
                Task.immediate {
                    _ = await phone.ring()
                    print("never")
                }
            }
        }
    }

    nonisolated(nonsending) func answer() async -> String {
        return await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
            let completion: @Sendable (String) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(self.name) }
        }
    }

    func introduce() {
        DispatchQueue.global().async { [weak self] in
            if let self {
                let running = Task.immediate { await self.answer() }
                Task.immediate { [weak self] in
                    let name = await running.value
                    print(name, self?.name ?? "gone")
                }
            }
        }
    }
}
