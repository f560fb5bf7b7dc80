// verdicts: 0 proved, 3 violated, 0 unknown
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
