// verdicts: 1 proved, 0 violated, 0 unknown

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
