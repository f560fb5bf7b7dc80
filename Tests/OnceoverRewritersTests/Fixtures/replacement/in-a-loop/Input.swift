import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Net: Sendable {
    func cast(at spot: Int, completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(spot * 2) }
    }

    func fish() {
        for spot in 1...3 {
            cast(at: spot) { catched in
                if catched == spot * 2 { Signal.done.signal() }
            }
        }
        [4, 5].forEach { spot in
            cast(at: spot) { _ in Signal.done.signal() }
        }
    }

    func drift() {
        var spot = 3
        cast(at: spot) { print("was at", $0) }
        spot += 1
        cast(at: spot + 1) { print("is at", $0) }
    }
}
