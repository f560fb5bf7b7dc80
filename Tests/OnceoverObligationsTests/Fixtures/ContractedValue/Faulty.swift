// verdicts: 0 proved, 0 assumed, 16 violated, 1 unknown
import UIKit

final class Ruin: UIViewController {
    private let name = UILabel()

    func address(_ ship: Ship, completion: @escaping (String) -> Void) {
        guard let text = ship.name.removingPercentEncoding else { return }  // want "unresumed-path: .completion."
        completion(text)
    }

    func answer(_ harbour: URL, completion: @escaping (URLResponse) -> Void) {
        if let answer = HTTPURLResponse(harbour) {  // want "unresumed-path: .completion."
            completion(answer)
        }
    }

    func flag(_ ship: Ship, completion: @escaping (Data) -> Void) {
        guard let flag = ship.name.data(using: String.Encoding.ascii)  // want "unresumed-path: .completion."
        else { return }
        completion(flag)
    }

    // Not under a `try`, so it is no decoder's.
    func manifest(_ ship: Ship, by clerk: Clerk, completion: @escaping (Manifest) -> Void) {
        guard let manifest = clerk.decode(Manifest.self, from: ship)  // want "unresumed-path: .completion."
        else { return }
        completion(manifest)
    }

    func shelf(completion: @escaping (URL) -> Void) {
        let shelf = FileManager.default.urls(for: .applicationDirectory, in: .localDomainMask).first
        guard let shelf else { return }  // want "unresumed-path: .completion."
        completion(shelf)
    }

    func settings(completion: @escaping (Any) -> Void) {
        guard let settings = Settings.init(suiteName: "group.harbour") else { return }  // want "unresumed-path"
        completion(settings)
    }

    func noon(completion: @escaping (Date) -> Void) {
        let noon = Calendar.current.date(from: DateComponents(hour: 12))
        guard let noon else { return }  // want "unresumed-path: .completion."
        completion(noon)
    }

    func shown(completion: @escaping (String) -> Void) {
        guard let text = name.text else { return }  // want "unresumed-path: .completion."
        completion(text)
    }

    func scrolled(_ list: UITableView, completion: @escaping (Bool) -> Void) {
        guard let delegate = list.delegate else { return }  // want "unresumed-path: .completion."
        completion(delegate is Registrar)
    }
}

final class Clock {
    private var ticks: Publishers.Autoconnect<Timer.TimerPublisher>?

    func wait(completion: @escaping () -> Void) {
        ticks = Timer.shared(every: 1)
        ticks?.first().sink { _ in completion() }.store(in: &bag)  // want "droppable-callback: .completion."
    }
}

final class Scrap: NSObject {
    // Of what else is written, nobody says how.
    func entry(_ data: Data, completion: @escaping (String) -> Void) {
        guard let text = String(data: data, encoding: .utf8) else { return }  // want "unresumed-path: .completion."
        completion(text)
    }

    func list(_ ship: Ship, completion: @escaping (String) -> Void) throws {
        let data = try PropertyListEncoder().encode(ship)
        if let text = String(data: data, encoding: .utf8) { completion(text) }  // want "unresumed-path: .completion."
    }

    func log(_ ship: Ship, completion: @escaping (String) -> Void) throws {
        let data = try JSONEncoder().encode(ship)
        guard let text = String(data: data, encoding: .ascii) else { return }  // want "unresumed-path: .completion."
        completion(text)
    }

    // The root has no name.
    func berth(in harbour: DatabaseReference, completion: @escaping (String) -> Void) {
        guard let key = harbour.root().key else { return }  // want "unresumed-path: .completion."
        completion(key)
    }

    // Nobody has given the alert a field.
    func ask(on host: UIViewController, completion: @escaping (String?) -> Void) {
        let alert = UIAlertController(title: "Who goes there?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Aye", style: .default) { _ in
                guard let name = alert.textFields?.first?.text else { return }  // want "unresumed-path: .completion."
                completion(name)
            })
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completion(nil) })
        host.present(alert, animated: true)
    }
}

/// What is found may be none that is looked for, and still stays stored.
final class Lookout: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var onPlace: ((CLLocation?) -> Void)?

    func locate(completion: @escaping (CLLocation?) -> Void) {
        onPlace?(nil)
        onPlace = completion
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.first(where: { $0.isNear }) else { return }
        onPlace?(place)  // want "stale"
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        onPlace?(nil)
        onPlace = nil
    }
}
