// verdicts: 7 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

/// What is marked `throws`, and throws nothing.
final class Harbour {
    private var crew: [Int] = []

    private func enlist(_ sailor: Int) throws { crew.append(sailor) }

    func enlist(_ sailor: Int, completion: @escaping (Int) -> Void) {
        do {
            try enlist(sailor)
            completion(sailor)
        } catch {
            print(error)
        }
    }

    // Each error is caught.
    private func pay(_ sailor: Int, from purse: Purse) throws -> Int {
        do {
            return try purse.pay(sailor)
        } catch {
            return 0
        }
    }

    func pay(_ sailor: Int, from purse: Purse, completion: @escaping (Int) -> Void) {
        do {
            completion(try pay(sailor, from: purse))
        } catch {
            print(error)
        }
    }

    // What its closure throws goes to whoever runs it.
    func muster(completion: @escaping ([Int]) -> Void) throws {
        queue.async { completion(self.crew) }
    }

    func review(completion: @escaping ([Int]) -> Void) {
        do {
            try muster { completion($0) }
        } catch {
            print(error)
        }
    }

    // Not marked, under the `try` of another.
    private func name(of sailor: Int) -> String { "\(sailor)" }

    func call(_ sailor: Int, completion: @escaping (String) -> Void) {
        do {
            completion(try name(of: sailor))
        } catch {
            print(error)
        }
    }
}

/// What is no JSON stops the program.
func write(_ log: [String: Any], completion: @escaping (Data) -> Void) {
    guard let text = try? JSONSerialization.data(withJSONObject: log, options: []) else { return }
    completion(text)
}

func print(_ log: [String: Any], completion: @escaping (Data) -> Void) {
    do {
        completion(try JSONSerialization.data(withJSONObject: log))
    } catch {
        print(error)
    }
}
