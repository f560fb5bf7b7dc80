import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Courier: Sendable {
    let name: String

    nonisolated(nonsending) func bring(_ parcel: String, to door: Int) async -> String {
        let text = "\(name): \(parcel) to \(door)"
        return await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
            let completion: @Sendable (String) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(text) }
        }
    }
}

@MainActor final class Desk {
    private var courier = Courier(name: "Ann")
    private var next = 1

    private func number() -> Int {
        next += 1
        return next
    }

    func send() {
        Task.immediate { [courier = courier, door = number()] in
            let text = await courier.bring("letter", to: door)
            print(text)
            Signal.done.signal()
        }
        courier = Courier(name: "Bob")
        next = 9
    }
}
