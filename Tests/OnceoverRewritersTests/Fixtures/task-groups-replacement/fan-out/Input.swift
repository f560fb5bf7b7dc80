import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Scout: Sendable {
    func look(at hill: Int, completion: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { completion(hill % 2 == 0) }
    }

    func report(on hills: [Int], completion: @escaping @Sendable ([Int]) -> Void) {
        let group = DispatchGroup()
        nonisolated(unsafe) var clear: [Int] = []
        for hill in hills where hill > 0 {
            group.enter()
            look(at: hill) {
                if $0 { clear.append(hill) }
                group.leave()
            }
        }
        group.notify(queue: .global()) { completion(clear.sorted()) }
    }

    func march() {
        // One of them is clear: before, nothing keeps two callbacks from appending at once.
        report(on: [0, 1, 2, 3]) { hills in
            print("clear", hills)
            Signal.done.signal()
        }
    }
}
