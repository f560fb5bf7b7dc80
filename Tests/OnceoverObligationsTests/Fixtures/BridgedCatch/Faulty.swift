// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Foundation

final class Clerk {
    // Not every error is one of these.
    func read(_ log: Data, completion: @escaping (Log?) -> Void) {
        Task {
            do {
                completion(try JSONDecoder().decode(Log.self, from: log))
            } catch _ as DecodingError {  // want "unresumed-path: .completion."
                completion(nil)
            }
        }
    }

    func copy(_ log: Data, completion: @escaping (Log?) -> Void) {
        Task {
            do {
                completion(try JSONDecoder().decode(Log.self, from: log))
            } catch is Ledger.Error {  // want "unresumed-path: .completion."
                completion(nil)
            }
        }
    }

    func burn(_ log: Data, completion: @escaping (Log?) -> Void) {
        Task {
            do {
                completion(try JSONDecoder().decode(Log.self, from: log))
            } catch let problem as NSError where problem.code == 4 {  // want "unresumed-path: .completion."
                completion(nil)
            }
        }
    }

    // Caught, and forgotten.
    func bind(_ log: Data, completion: @escaping (Log?) -> Void) {
        Task {
            do {
                completion(try JSONDecoder().decode(Log.self, from: log))
            } catch _ as NSError {  // want "unresumed-path: .completion."
                print("not ours")
            }
        }
    }
}
