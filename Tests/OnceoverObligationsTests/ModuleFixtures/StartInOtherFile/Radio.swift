// verdicts: 1 proved, 1 assumed, 4 violated, 1 unknown
// proofs assume: callee-keeps-promise, stored-is-answered

final class Radio {
    private let log = Log()

    // What throws has not set going who would call the handler.
    func hail(_ ship: String, completion: ((Bool) -> Void)?) {
        do {
            let hail = Hail(ship, completion: completion)
            try hail.start()
        } catch {
            completion?(false)
        }
    }

    func shout(_ ship: String, completion: @escaping (Bool) -> Void) {
        do {
            try Hail(ship) { completion($0) }.start()
        } catch {
            completion(false)
        }
    }

    // It has been set going, and will answer.
    func call(_ ship: String, completion: @escaping (Bool) -> Void) {
        do {
            let hail = Hail(ship, completion: completion)
            try hail.start()
            completion(true)  // want "double-resume: .completion. is called a second time here"
        } catch {
            print(error)
        }
    }

    // Somebody else throws.
    func send(_ ship: String, completion: @escaping (Bool) -> Void) {
        do {
            let hail = Hail(ship, completion: completion)
            try hail.start()
            try log.write(ship)
        } catch {
            completion(false)  // want "double-resume: .completion. is called a second time here"
        }
    }

    // What is made has told the handler already.
    func tell(_ ship: String, completion: @escaping (Bool) -> Void) {
        do {
            let notice = Notice(ship, completion: completion)
            try notice.start()
        } catch {
            completion(false)  // want "double-resume: .completion. is called a second time here"
        }
    }

    func note(_ ship: String, completion: @escaping (Bool) -> Void) {
        do {
            try Notice(ship) { completion($0) }.start()
        } catch {
            completion(false)  // want "double-resume: .completion. is called a second time here"
        }
    }
}
