// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

final class Dredger {
    typealias Progress = ([Wreck]) -> Void
    private var handlers: (progressHandler: Progress?, completionHandler: ([Wreck]?) -> Void)?

    func dredge(progressHandler: Progress?, completionHandler: @escaping ([Wreck]?) -> Void) {
        guard handlers == nil else { return completionHandler(nil) }
        handlers = (progressHandler: progressHandler, completionHandler: completionHandler)
    }

    // Who hears of each wreck stays there until the end.
    func find(_ wreck: Wreck) { handlers?.progressHandler?([wreck]) }

    func stop(_ wrecks: [Wreck]) {
        let completionHandler = handlers?.completionHandler
        handlers = nil
        completionHandler?(wrecks)
    }
}
