// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

final class Logbook {
    func write(_ entry: @escaping () throws -> Void, completion: @escaping ((any Error)?) -> Void) {
        queue.async {
            do {
                try entry()
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }
}

/// The superclass says what the property is.
class Officer {
    let logbook: Logbook
    init(logbook: Logbook) { self.logbook = logbook }
}

final class Mate: Officer {
    func note(isOver: Bool, completion: @escaping ((any Error)?) -> Void) {
        logbook.write(
            {
                if isOver { throw Spill.oil }
            },
            completion: { error in
                completion(error)
            })
    }
}
