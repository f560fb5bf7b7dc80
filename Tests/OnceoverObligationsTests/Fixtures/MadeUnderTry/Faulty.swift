// verdicts: 1 proved, 0 assumed, 5 violated, 0 unknown
import Foundation

/// One fault, and one line to mend.
func ships(from yard: any Yard) -> AsyncThrowingStream<Ship, any Error> {
    AsyncThrowingStream { continuation in
        Task {
            for number in 0..<9 {
                let ship = try await yard.launch(  // want "unresumed-path: .continuation."
                    Order(number: number))  // ok
                continuation.yield(ship)
            }
            continuation.finish()
        }
    }
}

func crew(of yard: any Yard) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
        Task {
            continuation.yield(try await Order(number: 3).count(in: yard))  // want "unresumed-path: .continuation."
            continuation.finish()
        }
    }
}

/// Nothing else can throw.
func order(_ text: String, completion: @escaping (Order) -> Void) {
    do {
        completion(try Order(text: text))
    } catch {  // want "unresumed-path: .completion."
        print(error)
    }
}

/// What it is made for throws nothing.
final class Office: Sendable {
    private func file(_ order: Order) throws -> Int { order.number }

    func file(_ text: String, completion: @escaping (Int) -> Void) {
        do {
            completion(try file(Order(text: text)))
        } catch {  // want "unresumed-path: .completion."
            print(error)
        }
    }
}

/// What it is made for tells the handler of its own error.
func dock(_ text: String, completion: @escaping (Bool) -> Void) {
    do {
        try moor(Order(text: text), completion: completion)
    } catch {  // want "unresumed-path: .completion."
        print(error)
    }
}

private func moor(_ order: Order, completion: @escaping (Bool) -> Void) throws {
    guard order.number > 0 else {
        completion(false)
        throw Refusal.known
    }
    completion(true)
}
