// verdicts: 1 proved, 5 assumed, 0 violated, 0 unknown
import UIKit

let kPorts = "Ports"

enum Names {
    static let tides = "tides"
}

/// What the program brings is there.
final class Harbour: UIViewController {
    func ports(completion: @escaping (URL) -> Void) {
        guard let url = Bundle.main.url(forResource: "ports", withExtension: "json") else { return }  // assumes literal-is-valid
        completion(url)
    }

    func tides(completion: @escaping (String) -> Void) {
        if let path = Bundle.main.path(forResource: Names.tides, ofType: "json") { completion(path) }  // assumes literal-is-valid
    }

    func flag(completion: @escaping (UIImage) -> Void) {
        guard let flag = UIImage(named: "flag") else { return }  // assumes literal-is-valid
        completion(flag)
    }

    func choosePort(_ storyboard: UIStoryboard, completion: (() -> Void)? = nil) {
        guard let page = storyboard.instantiateViewController(withIdentifier: kPorts) as? PortPage else { return }  // assumes literal-is-valid
        page.show(self)
        completion?()
    }

    func chooseTide(completion: @escaping () -> Void) {
        if let page = storyboard?.instantiateViewController(withIdentifier: "Tide") as? PortPage {  // assumes literal-is-valid
            page.show(self)
            completion()
        } else {
            print("no page")
        }
    }

    /// Where an application may write is known.
    func log(completion: @escaping (String) -> Void) {
        guard let folder = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true).first else {
            return
        }
        completion(folder)
    }
}
