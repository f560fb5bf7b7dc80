// verdicts: 0 proved, 0 assumed, 17 violated, 0 unknown

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

/// What is written down or counted reaches nobody, nor does what is hidden, made, or shown while the user waits.
final class Buoy: UIViewController {
    var errorLogger: ((String) -> Void)?
    private let tracker = Tracker()
    @IBOutlet private var errorLabel: UILabel!
    private var isAlertShown = false

    func light(_ lamp: Int?, completion: @escaping (Int) -> Void) {
        if let lamp {  // want "unresumed-path: .completion."
            completion(lamp)
        } else {
            errorLogger?("no lamp")
        }
    }

    func anchor(_ depth: Int?, completion: @escaping (Int) -> Void) {
        guard let depth else {  // want "unresumed-path: .completion."
            tracker.send(.failed)
            return
        }
        completion(depth)
    }

    func lift(_ crane: Int?, completion: @escaping (Int) -> Void) {
        guard let crane else {  // want "unresumed-path: .completion."
            errorLabel.isHidden = true
            isAlertShown = false
            return
        }
        completion(crane)
    }

    func tow(_ tug: Int?, completion: @escaping (Int) -> Void) {
        guard let tug else {  // want "unresumed-path: .completion."
            let text = Message.message(text: "no tug")
            print(text)
            return
        }
        completion(tug)
    }

    func dock(_ berth: Int?, completion: @escaping (Int) -> Void) {
        guard let berth else {  // want "unresumed-path: .completion."
            hasFailed = false
            model.updateIsError(isError: false)
            return
        }
        completion(berth)
    }

    // It could hear of the failure itself.
    func ring(_ bell: Int?, completion: @escaping (Int, (any Error)?) -> Void) {
        guard let bell else {  // want "unresumed-path: .completion."
            alertHandler?("no bell")
            return
        }
        completion(bell, nil)
    }

    func paint(_ colour: Int?, completion: @escaping (Int?) -> Void) {
        guard let colour else {  // want "unresumed-path: .completion."
            states.send(.failed)
            return
        }
        completion(colour)
    }
}

/// A failure that somebody else is told of says nothing of a success.
final class Lighter {
    func load(_ cargo: Cargo, completion: @escaping () -> Void) {
        crane.load(cargo) { [weak self] result in
            guard let self else { return }  // assumes success-only
            switch result {
            case .success(let list):
                show(list)
                if !list.isEmpty {  // want "unresumed-path: .completion."
                    completion()
                }
            case .failure:  // assumes success-only
                errorMessages.send("not loaded")
            }
        }
    }
}
