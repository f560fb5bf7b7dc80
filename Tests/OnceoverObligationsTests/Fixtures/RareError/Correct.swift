// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
import Foundation

final class Mailer {
    private let encoder = JSONEncoder()

    // What can be written as JSON is: an encoder throws for a number that is none, and for hardly anything else.
    func send(_ order: Order, completion: @escaping (Data) -> Void) {
        let encoder = JSONEncoder()
        do {
            let body = try encoder.encode(order)
            completion(body)
        } catch {  // assumes rare-error
            print(error)
        }
    }

    func post(_ order: Order, completion: @escaping (Data) -> Void) {
        guard let body = try? JSONEncoder().encode(order) else { return }  // assumes rare-error
        completion(body)
    }

    func keep(_ order: Order, completion: @escaping (Data) -> Void) {
        guard let body = try? encoder.encode(order) else { return }  // assumes rare-error
        completion(body)
    }
}
