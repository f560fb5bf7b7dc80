// verdicts: 0 proved, 30 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise, unseen-callback-once

final class Dredger {
    weak var delegate: DredgerDelegate?
    private let view = Panel()

    func dredge(_ depth: Int) {
        scoop(depth) { self.scoop(depth + 1) { print("heard") } }
        sound { print($0) }
        haul { print("heard") }
    }

    // What is done next, for who called it; a failure goes to somebody else.
    private func scoop(_ depth: Int, completion: @escaping () -> Void) {
        do {
            try lower(depth)
            completion()
        } catch {  // assumes success-only
            callOnError(error)
        }
    }

    private func sound(completion: @escaping (Int) -> Void) {
        guard let depth = depths.first else {  // assumes success-only
            view.showError(DredgerError.noDepth)
            return
        }
        completion(depth)
    }

    private func haul(completion: @escaping () -> Void) {
        guard load > 0 else {  // assumes success-only
            delegate?.dredger(self, didFailWith: .empty)
            return
        }
        completion()
    }

    // Nor can one hear of a failure that is told nothing at all, whoever calls the function.
    func tip(completion: @escaping () -> Void) {
        guard load > 0 else {  // assumes success-only
            view.showError(DredgerError.empty)
            return
        }
        completion()
    }

    func moor(onComplete: @escaping () -> Void) {
        guard let quay else {  // assumes success-only
            finish(success: false)
            return
        }
        tie(to: quay)
        finish(success: true)
        onComplete()
    }

    func fuel(onComplete: (() -> Void)? = nil) {
        do {
            try pump()
            onComplete?()
        } catch {  // assumes success-only
            lastErrorMessage = error.localizedDescription
        }
    }

    func pay(onComplete: (() -> Void)? = nil) {
        do {
            try transfer()
            onComplete?()
        } catch {  // assumes success-only
            phase = .failed(error)
        }
    }

    func leave(onComplete: (() -> Void)? = nil) {
        guard load == 0 else {  // assumes success-only
            phase = .failure
            return
        }
        onComplete?()
    }

    func dock(onComplete: (() -> Void)? = nil) {
        guard let berth else {  // assumes success-only
            hasFailed = true
            return
        }
        tie(to: berth)
        onComplete?()
    }

    // On the main queue, too.
    func careen(_ slip: Slip, completion: @escaping () -> Void) {
        slip.haul { isOut in
            if isOut {  // assumes success-only
                completion()
            } else {
                DispatchQueue.main.async { self.hasFailed = true }
            }
        }
    }

    func bunker(completion: @escaping () -> Void) {
        do {
            try pump()
            completion()
        } catch {  // assumes success-only
            model.updateIsError(isError: true)
        }
    }

    // Whoever can be told of a load, and of none, hears nothing where there is an error.
    func weigh(completion: @escaping (Int) -> Void) {
        guard let weight = weights.first else {  // assumes success-only
            view.showError(DredgerError.empty)
            return
        }
        completion(weight)
    }

    // One failure that is told elsewhere shows what the handler is for on the other paths.
    func anchor(onComplete: (() -> Void)? = nil) {
        guard isAfloat else { return }  // assumes success-only
        chain.lower(by: load) { [weak self] error in
            guard let self else { return }  // assumes success-only
            if let error {  // assumes success-only
                errorMessage = error.localizedDescription
                return
            }
            onComplete?()
        }
    }

    // Nor need one that may be left out hear of an error.
    func swing(callback completion: (() -> Void)? = nil) {
        crane.swing { result in
            if case .failure = result { return }  // assumes success-only
            completion?()
        }
    }

    // The user reads what is missing, and nothing goes on.
    func check(completion: @escaping () -> Void) {
        if name.isEmpty {  // assumes success-only
            Notes.showToast("a dredger has a name")
        } else {
            completion()
        }
    }
}

typealias Dredged = () -> Void

/// The name of a handler's type says no less than the type.
final class Scooper {
    private let view = Panel()

    func scoop(_ depth: Int?, completion: Dredged? = nil) {
        guard let depth else {  // assumes success-only
            view.showError(DredgerError.noDepth)
            return
        }
        print(depth)
        completion?()
    }
}

/// What the user reads, by whatever it is shown.
final class Crane: UIViewController {
    func lift(_ load: Int?, completion: @escaping (Int) -> Void) {
        guard let load else {  // assumes success-only
            let alert = UIAlertController(title: "Crane", message: "nothing to lift", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
            return
        }
        completion(load)
    }

    func lower(_ load: Int?, completion: @escaping (Int) -> Void) {
        guard let load else {  // assumes success-only
            NoticeBanner(text: "nothing to lower").show(on: view)
            return
        }
        completion(load)
    }

    func turn(_ angle: Int, completion: @escaping () -> Void) {
        if angle > 180 {  // assumes success-only
            presentAlert(title: "Crane", message: "too far")
        } else {
            completion()
        }
    }

    func swing(_ angle: Int, completion: @escaping () -> Void) {
        guard angle < 90 else {  // assumes success-only
            showMessage("too far")
            return
        }
        completion()
    }
}

/// Whoever else is told: another closure, a subject that somebody listens to, a label, what the user reads.
final class Buoy: UIViewController {
    var alertHandler: ((String) -> Void)?
    var onError: (((any Error)?) -> Void)?
    private let states = CurrentValueSubject<BuoyState, Never>(.idle)
    private let errorMessages = PassthroughSubject<String, Never>()
    @IBOutlet private var errorLabel: UILabel!
    private var isAlertShown = false
    private var toastMessage = ""

    func light(_ lamp: Int?, completion: @escaping (Int) -> Void) {
        if let lamp {  // assumes success-only
            completion(lamp)
        } else {
            alertHandler?("no lamp")
        }
    }

    func ring(_ bell: Int?, completion: @escaping (Int) -> Void) {
        guard let bell else {  // assumes success-only
            onError?(BuoyError.noBell)
            return
        }
        completion(bell)
    }

    func anchor(_ depth: Int?, completion: @escaping (Int) -> Void) {
        guard let depth else {  // assumes success-only
            states.send(.failed)
            return
        }
        completion(depth)
    }

    func paint(_ colour: Int?, completion: @escaping (Int) -> Void) {
        guard let colour else {  // assumes success-only
            errorMessages.send("no colour")
            return
        }
        completion(colour)
    }

    func clean(_ brush: Int?, completion: @escaping (Int) -> Void) {
        guard let brush else {  // assumes success-only
            errorLabel.text = "no brush"
            return
        }
        completion(brush)
    }

    func lift(_ crane: Int?, completion: @escaping (Int) -> Void) {
        guard let crane else {  // assumes success-only
            errorLabel.isHidden = false
            return
        }
        completion(crane)
    }

    func weigh(_ scales: Int?, completion: @escaping (Int) -> Void) {
        guard let scales else {  // assumes success-only
            isAlertShown = true
            return
        }
        completion(scales)
    }

    func haul(_ rope: Int?, completion: @escaping (Int) -> Void) {
        guard let rope else {  // assumes success-only
            toastMessage = "no rope"
            return
        }
        completion(rope)
    }

    func tow(_ tug: Int?, callback: @escaping (() -> ())) {
        guard let tug else {  // assumes listener-callback, success-only
            Message.message(text: "no tug")
            return
        }
        print(tug)
        callback()
    }

    func sink(_ mass: Int?, completion: @escaping (Int) -> Void) {
        guard let mass else {  // assumes success-only
            ToastCentre.shared.show("no mass")
            return
        }
        completion(mass)
    }
}
