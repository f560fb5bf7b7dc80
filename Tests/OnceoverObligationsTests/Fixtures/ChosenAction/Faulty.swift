// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

import UIKit

final class Porter {
    /// It hears of the other choice as well.
    func castOff(from host: UIViewController, mayLeave: Bool, completion: @escaping () -> Void) {
        guard mayLeave else { return }  // want "unresumed-path: `completion`"
        let alert = UIAlertController(title: "Cast off?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completion() })
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in completion() })
        host.present(alert, animated: true)
    }

    /// It is told what was chosen.
    func ask(on host: UIViewController, mayAsk: Bool, completion: @escaping (Int) -> Void) {
        guard mayAsk else { return }  // want "unresumed-path: `completion`"
        let alert = UIAlertController(title: "How many?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "None", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "One", style: .default) { _ in completion(1) })
        host.present(alert, animated: true)
    }

    /// It is called without a choice, too.
    func leave(from host: UIViewController, isAlone: Bool, isLate: Bool, completion: @escaping () -> Void) {
        if isAlone { return completion() }
        guard !isLate else { return }  // want "unresumed-path: `completion`"
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completion() })
        host.present(alert, animated: true)
    }
}

final class Mate {
    /// Who is told yes or no waits for a no.
    func castOff(from host: UIViewController, completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: "Cast off?", message: nil, preferredStyle: .alert)
        let tide = UIAlertAction(title: "Tide", style: .default) { _ in  // want "unresumed-path: `completion`"
            Tide.show()
        }
        alert.addAction(tide)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completion(true) })
        host.present(alert, animated: true)
    }

    /// Whoever awaits an answer awaits one, whatever is chosen.
    func mayCastOff(from host: UIViewController) async {
        await withCheckedContinuation { continuation in
            let alert = UIAlertController(title: "Cast off?", message: nil, preferredStyle: .alert)
            let tide = UIAlertAction(title: "Tide", style: .default) { _ in  // want "unresumed-path: `continuation`"
                Tide.show()
            }
            alert.addAction(tide)
            alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in continuation.resume() })
            host.present(alert, animated: true)
        }
    }
}
