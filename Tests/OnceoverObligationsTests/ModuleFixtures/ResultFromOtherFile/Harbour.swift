// verdicts: 0 proved, 0 assumed, 1 violated, 2 unknown
protocol Clearable {
    func clear(_ then: ((any Error)?) -> Void) -> Bool
}

protocol Inspectable {
    func inspect(_ completion: @escaping ((any Error)?) -> Void) -> Bool
}

final class Harbour {
    // Whoever the request is handed on to says whether the closure will run.
    func enter(_ vessel: any Inspectable, completion: @escaping (Bool) -> Void) {
        guard vessel.inspect({ error in completion(error == nil) }) else {
            completion(true)
            return
        }
    }

    // What is run on all paths has run, whatever the answer.
    func leave(_ vessel: any Clearable, completion: @escaping (Bool) -> Void) {
        guard vessel.clear({ error in completion(error == nil) }) else {
            completion(true)  // want "double-resume: .completion. is called a second time here"
            return
        }
    }
}
