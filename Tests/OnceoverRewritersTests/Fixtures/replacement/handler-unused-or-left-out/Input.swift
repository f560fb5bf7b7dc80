import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Archive: Sendable {
    func save(_ text: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.global().async {
            print("saved", text)
            completion?(nil)
        }
    }

    func count(completion: (@Sendable (Int) -> Void)?) {
        DispatchQueue.global().async { completion?(1) }
    }

    func close() {
        save("all") { _ in
            print("closed")
            Signal.done.signal()
        }
    }

    func forget() {
        save("one")
        save("two", completion: nil)
        count(completion: nil)
        save("three") { error in print(error == nil) }
        save("four") { _ in }
    }
}
