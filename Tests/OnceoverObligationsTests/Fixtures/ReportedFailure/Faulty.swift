// verdicts: 0 proved, 9 violated, 0 unknown

final class Digger {
    private let view = Panel()

    func dig() {
        scoop { print("heard") }
        weigh { print($0) }
        sort { print($0) }
    }

    // What is written down, nobody hears of.
    private func scoop(completion: @escaping () -> Void) {
        guard load > 0 else {  // want "unresumed-path: .completion."
            logError("nothing in the bucket")
            return
        }
        completion()
    }

    // It could hear of the failure.
    private func weigh(completion: @escaping (Result<Int, Error>) -> Void) {
        guard let weight = weights.first else {  // want "unresumed-path: .completion."
            view.showError(DiggerError.noWeight)
            return
        }
        completion(.success(weight))
    }

    private func sort(completion: @escaping (Bool) -> Void) {
        guard load > 0 else {  // want "unresumed-path: .completion."
            view.showError(DiggerError.empty)
            return
        }
        completion(true)
    }

    // That there is nothing could be told, and others may wait for it.
    func haul(completion: @escaping (Int?) -> Void) {
        guard load > 0 else {  // want "unresumed-path: .completion."
            view.showError(DiggerError.empty)
            return
        }
        completion(load)
    }

    // Nothing is told on the way: a flag is taken back, and a value.
    func tip(completion: @escaping () -> Void) {
        guard load > 0 else {  // want "unresumed-path: .completion."
            hasFailed = false
            lastError = nil
            return
        }
        completion()
    }
}

// The system waits for it, whoever else hears of the failure.
final class Harbour: NSObject, UNUserNotificationCenterDelegate {
    private var lastError: (any Error)?

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        do {
            try moor(response)
            completionHandler()
        } catch {  // want "unresumed-path: .completionHandler."
            lastError = error
        }
    }
}

typealias Dug = ((any Error)?) -> Void

/// By its name, too, it could hear of the failure.
final class Scooper {
    private let view = Panel()

    func scoop(_ depth: Int?, completion: Dug? = nil) {
        guard let depth else {  // want "unresumed-path: .completion."
            view.showError(DiggerError.noWeight)
            return
        }
        print(depth)
        completion?(nil)
    }
}

/// Nobody reads what is not presented, and a button says nothing by itself.
final class Crane: UIViewController {
    func lift(_ load: Int?, completion: @escaping (Int) -> Void) {
        guard let load else {  // want "unresumed-path: .completion."
            let alert = UIAlertController(title: "Crane", message: "nothing to lift", preferredStyle: .alert)
            notices.append(alert)
            return
        }
        completion(load)
    }

    // It could be told.
    func turn(_ angle: Int, completion: @escaping (Bool) -> Void) {
        if angle > 180 {  // want "unresumed-path: .completion."
            presentAlert(title: "Crane", message: "too far")
        } else {
            completion(true)
        }
    }
}
