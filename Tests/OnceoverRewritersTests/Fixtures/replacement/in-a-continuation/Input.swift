import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Cook: Sendable {
    func boil(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(100) }
    }

    func dinner(completion: @escaping @Sendable (String) -> Void) {
        print("cooking")
        DispatchQueue.global().async {
            print("in the kitchen")
            self.boil { degrees in
                completion("served at \(degrees)")
            }
        }
    }

    func tea() async -> Int {
        await withCheckedContinuation { continuation in
            boil { continuation.resume(returning: $0) }
        }
    }

    func eat() {
        dinner { meal in
            print(meal)
            Signal.done.signal()
        }
    }
}
