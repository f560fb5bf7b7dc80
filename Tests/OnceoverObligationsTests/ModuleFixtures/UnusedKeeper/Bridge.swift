// verdicts: 0 proved, 2 assumed, 1 violated, 0 unknown
// proofs assume: callee-keeps-promise, stored-is-answered
final class Bridge {
    private var notices: [Notice] = []
    var isManned = false
    var hasQueue = false

    /// What is made for nothing calls nobody.
    func confirm(_ text: String, completionHandler: @escaping (Bool) -> Void) {
        let notice = Notice(text: text, completionHandler: completionHandler)
        if isManned {
            notice.cancel()
        } else if hasQueue {
            notices.append(notice)
        } else {
            completionHandler(false)  // assumes unused-keeper
        }
    }

    /// A sign for each berth keeps the same handler.
    func mark(_ berths: [Int], completionHandler: @escaping (Bool) -> Void) {
        repeat { notices.append(Notice(text: "berth", completionHandler: completionHandler)) } while !berths.isEmpty  // assumes unused-keeper
    }

    func warn(_ text: String, completionHandler: @escaping (Bool) -> Void) {
        let notice = Notice(text: text, completionHandler: completionHandler)
        if hasQueue { notices.append(notice) }
        completionHandler(false)  // want "double-resume: .completionHandler."
    }
}
