// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs

import UIKit

final class Porter {
    func ask(on host: UIViewController, completion: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: "Go up?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completion(true) })
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completion(false) })
        guard host.isViewLoaded else { return completion(false) }
        host.present(alert, animated: true) { print("asked") }
    }
}

/// So are choices of the project's own, and what a button looks like is none.
final class Clerk {
    func ask(_ ports: [String], on host: UIViewController, completion: @escaping (Int) -> Void) {
        let alert = PortController(title: "Where to?")
        for (index, port) in ports.enumerated() {
            let action = PortAlertAction(title: port, action: { completion(index) })
            alert.addAction(action)
        }
        host.present(alert, animated: true)
    }

    func go(on host: Panel, callback: @escaping () -> Void) {
        let button = Button {
            callback()
        } label: {
            Text("Go")
        }
        host.show(button)
    }

    func stay(on host: Panel, callback: @escaping () -> Void) {
        let button = Button(action: { callback() }) {
            Text("Stay")
        }
        host.show(button)
    }
}
