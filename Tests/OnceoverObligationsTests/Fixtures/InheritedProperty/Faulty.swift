// verdicts: 1 proved, 0 assumed, 1 violated, 0 unknown
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
                guard !isOver else {
                    completion(nil)  // want "error double-resume: .completion. is called here, and always called again further on"
                    return
                }
            },
            completion: { error in
                completion(error)
            })
    }
}
