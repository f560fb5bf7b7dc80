// verdicts: 5 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

// Every error is one of these types, or becomes one.
final class Clerk {
    func read(_ log: Data, completion: @escaping (Log?) -> Void) {
        Task {
            do {
                completion(try JSONDecoder().decode(Log.self, from: log))
            } catch _ as NSError {
                completion(nil)
            }
        }
    }

    func trust(_ log: Data, completion: @escaping (Log) -> Void) {
        Task {
            do {
                completion(try JSONDecoder().decode(Log.self, from: log))
            } catch _ as NSError {
                fatalError("not ours")
            }
        }
    }

    func copy(_ log: Data, completion: @escaping (Log?) -> Void) {
        Task {
            do {
                completion(try JSONDecoder().decode(Log.self, from: log))
            } catch is any Error {
                completion(nil)
            }
        }
    }

    func burn(_ log: Data, completion: @escaping (Log?) -> Void) {
        Task {
            do {
                completion(try JSONDecoder().decode(Log.self, from: log))
            } catch let (problem as NSError) {
                print(problem.code)
                completion(nil)
            }
        }
    }

    func bind(_ log: Data, completion: @escaping (Log?) -> Void) {
        Task {
            do {
                completion(try JSONDecoder().decode(Log.self, from: log))
            } catch let problem as Swift.Error {
                print(problem)
                completion(nil)
            }
        }
    }
}
