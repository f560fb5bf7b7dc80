// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import Foundation

final class Mailer {
    private let coder = OrderCoder()

    // What comes from elsewhere may be anything.
    func read(_ body: Data, completion: @escaping (Order) -> Void) {
        do {
            let order = try JSONDecoder().decode(Order.self, from: body)
            completion(order)
        } catch {  // want "unresumed-path: .completion."
            print(error)
        }
    }

    // Another statement throws, too.
    func send(_ order: Order, completion: @escaping (Data) -> Void) {
        do {
            let body = try JSONEncoder().encode(order)
            try journal.append(body)
            completion(body)
        } catch {  // want "unresumed-path: .completion."
            print(error)
        }
    }

    // Nobody says of the project's own coder that it hardly ever throws.
    func keep(_ order: Order, completion: @escaping (Data) -> Void) {
        guard let body = try? coder.encode(order) else { return }  // want "unresumed-path: .completion."
        completion(body)
    }
}
