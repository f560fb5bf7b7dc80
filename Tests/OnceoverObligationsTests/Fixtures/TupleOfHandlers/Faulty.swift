// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

final class Dredger {
    typealias Progress = ([Wreck]) -> Void
    private var handlers: (progressHandler: Progress?, completionHandler: ([Wreck]?) -> Void)?

    func dredge(progressHandler: Progress?, completionHandler: @escaping ([Wreck]?) -> Void) {
        guard handlers == nil else { return completionHandler(nil) }
        handlers = (progressHandler: progressHandler, completionHandler: completionHandler)
    }

    // The end comes again, as long as it is stored.
    func find(_ wreck: Wreck) {
        guard wreck.isSunk else { return }
        handlers?.completionHandler([wreck])  // want "stale-continuation: .handlers."
    }

    func stop(_ wrecks: [Wreck]) {
        let completionHandler = handlers?.completionHandler
        handlers = nil
        completionHandler?(wrecks)
    }
}
