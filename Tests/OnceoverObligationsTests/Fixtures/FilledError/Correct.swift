// verdicts: 3 proved, 2 assumed, 0 violated, 0 unknown
import LocalAuthentication

final class Gate {
    // Who cannot says why.
    func open(completion: @escaping (Bool, (any Error)?) -> Void) {
        let context = LAContext()
        var problem: NSError?
        if context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &problem) {
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "gate") { isOpen, error in
                completion(isOpen, error)
            }
        } else if let problem {
            completion(false, problem)
        }
    }

    func isClosed(completion: @escaping (any Error) -> Void, done: @escaping () -> Void) {
        let context = LAContext()
        var problem: NSError?
        guard !context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &problem) else { return done() }  // assumes error-only, told-elsewhere  // assumes told-elsewhere
        if let problem { completion(problem) }
    }

    func look(completion: @escaping ((any Error)?) -> Void) {
        let context = LAContext()
        var problem: NSError?
        let mayOpen = context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &problem)
        if mayOpen {
            completion(nil)
        } else {
            guard let problem else { return }
            completion(problem)
        }
    }
}

final class Archive {
    // Who cannot have the file has the error instead.
    func read(_ file: URL) async -> String {
        await withCheckedContinuation { continuation in
            var problem: NSError?
            NSFileCoordinator().coordinate(readingItemAt: file, options: [], error: &problem) { file in
                continuation.resume(returning: file.path)
            }
            if let problem { continuation.resume(returning: problem.localizedDescription) }
        }
    }
}
