// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import UIKit

final class Watch {
    private var task = UIBackgroundTaskIdentifier.invalid

    // Who is told of an outcome waits for one.
    func send(_ log: Log, completion: @escaping (Bool) -> Void) {
        #if os(iOS)  // want "unresumed-path: .completion."
            task = UIApplication.shared.beginBackgroundTask { completion(false) }
        #endif
        log.send()
    }

    // So does who is called elsewhere, too.
    func sail(to port: Port?, completion: @escaping () -> Void) {
        guard let port else { return }  // want "unresumed-path: .completion."
        task = UIApplication.shared.beginBackgroundTask { port.leave() }
        port.enter { completion() }
    }

    func moor(at port: Port, completion: @escaping () -> Void) {
        task = UIApplication.shared.beginBackgroundTask { completion() }
        queue.async { completion() }  // want "double-resume: .completion."
    }
}
