// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown
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
}
