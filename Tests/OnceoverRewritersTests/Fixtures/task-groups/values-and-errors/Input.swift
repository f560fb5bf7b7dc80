import Dispatch

struct Torn: Error {}

struct Mail: Sendable {
    static func letter(_ number: Int, completion: @escaping @Sendable (String?, (any Error)?) -> Void) {
        if number == 2 {
            completion(nil, Torn())
            return
        }
        completion("letter \(number)", nil)
    }

    static func sort(completion: @escaping @Sendable (Int, Int) -> Void) {
        let group = DispatchGroup()
        nonisolated(unsafe) var (good, bad) = (0, 0)
        for number in 0..<4 {
            print("asking", number)
            group.enter()
            letter(number) { letter, error in
                if error is Torn { bad += 1 }
                if letter != nil { good += number }
                group.leave()
            }
        }
        group.notify(queue: .global()) { completion(good, bad) }
    }
}
