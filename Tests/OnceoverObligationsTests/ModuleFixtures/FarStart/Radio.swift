// verdicts: 3 proved, 4 violated, 1 unknown

final class Radio {
    private let log = Log()

    // What throws has not set going who would call the handler.
    func hail(_ ship: String, callback: ((Bool) -> Void)?) {
        do {
            let hail = Hail(ship, callback: callback)
            try hail.start()
        } catch {
            callback?(false)
        }
    }

    func shout(_ ship: String, callback: @escaping (Bool) -> Void) {
        do {
            try Hail(ship) { callback($0) }.start()
        } catch {
            callback(false)
        }
    }

    // It has been set going, and will answer.
    func call(_ ship: String, callback: @escaping (Bool) -> Void) {
        do {
            let hail = Hail(ship, callback: callback)
            try hail.start()
            callback(true)  // want "double-resume: .callback. is called a second time here"
        } catch {
            print(error)
        }
    }

    // Somebody else throws.
    func send(_ ship: String, callback: @escaping (Bool) -> Void) {
        do {
            let hail = Hail(ship, callback: callback)
            try hail.start()
            try log.write(ship)
        } catch {
            callback(false)  // want "double-resume: .callback. is called a second time here"
        }
    }

    // What is made has told the handler already.
    func tell(_ ship: String, callback: @escaping (Bool) -> Void) {
        do {
            let notice = Notice(ship, callback: callback)
            try notice.start()
        } catch {
            callback(false)  // want "double-resume: .callback. is called a second time here"
        }
    }

    func note(_ ship: String, callback: @escaping (Bool) -> Void) {
        do {
            try Notice(ship) { callback($0) }.start()
        } catch {
            callback(false)  // want "double-resume: .callback. is called a second time here"
        }
    }
}
