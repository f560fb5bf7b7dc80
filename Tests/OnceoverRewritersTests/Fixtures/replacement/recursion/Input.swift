import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Stairs: Sendable {
    func climb(from step: Int, completion: @escaping @Sendable (Int) -> Void) {
        print("step", step)
        if step >= 3 {
            DispatchQueue.global().async { completion(step) }
            return
        }
        climb(from: step + 1) { top in
            completion(top)
        }
    }

    func even(_ number: Int, completion: @escaping @Sendable (Bool) -> Void) {
        if number == 0 { return completion(true) }
        odd(number - 1) { isOdd in completion(isOdd) }
    }

    func odd(_ number: Int, completion: @escaping @Sendable (Bool) -> Void) {
        if number == 0 { return completion(false) }
        even(number - 1, completion: completion)
    }

    func walk() {
        climb(from: 0) { top in
            print("top", top)
            self.even(top) { isEven in
                print(isEven)
                Signal.done.signal()
            }
        }
    }
}
