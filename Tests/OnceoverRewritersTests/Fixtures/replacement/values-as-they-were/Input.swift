import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Courier: Sendable {
    let name: String

    func bring(_ parcel: String, to door: Int, completion: @escaping @Sendable (String) -> Void) {
        let text = "\(name): \(parcel) to \(door)"
        DispatchQueue.global().async { completion(text) }
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
        courier.bring("letter", to: number()) { text in
            print(text)
            Signal.done.signal()
        }
        courier = Courier(name: "Bob")
        next = 9
    }
}
