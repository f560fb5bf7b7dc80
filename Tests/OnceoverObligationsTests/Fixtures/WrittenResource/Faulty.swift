// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown
import UIKit

final class Harbour: UIViewController {
    /// What is asked for by a name that somebody gives may be missing.
    func ports(of land: String, completion: @escaping (String) -> Void) {
        guard let map = Bundle.main.path(forResource: land, ofType: nil) else {  // want "unresumed-path: .completion."
            return
        }
        completion(map)
    }

    func flag(of ship: Int, completion: @escaping (UIImage) -> Void) {
        guard let flag = UIImage(named: "flag-\(ship)") else { return }  // want "unresumed-path: .completion."
        completion(flag)
    }

    /// A file that is no part of the program.
    func tides(_ files: FileManager, completion: @escaping (Data) -> Void) {
        guard let tides = files.contents(atPath: "/var/tides") else {  // want "unresumed-path: .completion."
            return
        }
        completion(tides)
    }

    func page(_ name: String, completion: @escaping () -> Void) {
        let page = storyboard?.instantiateViewController(withIdentifier: name) as? PortPage
        guard let page else { return }  // want "unresumed-path: .completion."
        page.show(self)
        completion()
    }

    /// What the file says may be anything.
    func depth(completion: @escaping (Int) -> Void) {
        let flag = UIImage(named: "flag")
        guard let depth = flag?.accessibilityLabel.flatMap(Int.init) else {  // want "unresumed-path: .completion."
            return
        }
        completion(depth)
    }
}
