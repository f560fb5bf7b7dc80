// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import LocalAuthentication

final class Barrier {
    // Where it can, there is no error.
    func open(completion: @escaping ((any Error)?) -> Void) {
        let context = LAContext()
        var problem: NSError?
        if context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &problem) {
            if let problem { completion(problem) }  // want "unresumed-path: .completion."
        } else {
            completion(problem)
        }
    }

    // What fills it is another call.
    func close(completion: @escaping ((any Error)?) -> Void) {
        let context = LAContext()
        var problem: NSError?
        if context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) {
            completion(nil)
        } else if let problem {  // want "unresumed-path: .completion."
            completion(problem)
        }
    }

    // Taken out before it is asked.
    func look(completion: @escaping ((any Error)?) -> Void) {
        let context = LAContext()
        var problem: NSError?
        if context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &problem) {
            completion(nil)
        } else {
            problem = context.lastProblem
            if let problem { completion(problem) }  // want "unresumed-path: .completion."
        }
    }
}

final class Archive {
    func read(_ file: URL) async -> String {
        await withCheckedContinuation { continuation in
            var problem: NSError?
            let coordinator = Coordinators.next()
            coordinator.coordinate(readingItemAt: file, error: &problem) { file in  // want "unresumed-path: .cont"
                continuation.resume(returning: file.path)
            }
            if let problem { print(problem) }
        }
    }
}
