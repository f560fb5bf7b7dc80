// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
import UIKit

final class Watch {
    private var task = UIBackgroundTaskIdentifier.invalid

    // It hears that there is no time left, if so.
    func begin(_ name: String, completion: @escaping () -> Void) {
        task = UIApplication.shared.beginBackgroundTask(withName: name) { [weak self] in
            guard let self else { return }
            UIApplication.shared.endBackgroundTask(task)
            completion()
        }
    }

    func begin(completionHandler: @escaping () -> Void) {
        task = UIApplication.shared.beginBackgroundTask(expirationHandler: completionHandler)
    }

    func keep(_ refresh: BGTask, completion: @escaping () -> Void) {
        refresh.expirationHandler = { completion() }
    }

    // Nobody hears of a task that does not begin.
    func begin(at port: Port?, completion: @escaping () -> Void) {
        guard let port else { return }  // assumes expiration-handler
        task = UIApplication.shared.beginBackgroundTask(withName: port.name) { completion() }
    }
}
