// verdicts: 17 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs, repeating-callback-once, stored-is-answered
import UIKit

final class Registry: UIViewController {
    private let name = UITextField()

    func address(_ ship: Ship, completion: @escaping (String) -> Void) {
        guard let text = ship.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) else { return }
        completion(text)
    }

    func tides(completion: @escaping (URL) -> Void) {
        guard let tides = URL(string: "https://harbour.example/tides.json") else { return }
        completion(tides)
    }

    func answer(_ harbour: URL, completion: @escaping (URLResponse) -> Void) {
        if let answer = HTTPURLResponse(url: harbour, statusCode: 200, httpVersion: nil, headerFields: nil) {
            completion(answer)
        }
    }

    // The type stands before the case, or not.
    func flag(_ ship: Ship, completion: @escaping (Data) -> Void) {
        guard let flag = ship.name.data(using: String.Encoding.utf8) else { return }
        completion(flag)
    }

    func surname(_ ship: Ship, completion: @escaping (String) -> Void) {
        if let last = ship.name.components(separatedBy: " ").last { completion(last) }
    }

    func shelf(completion: @escaping (URL) -> Void) {
        guard let shelf = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first else { return }
        completion(shelf)
    }

    func settings(completion: @escaping (UserDefaults) -> Void) {
        guard let settings = UserDefaults(suiteName: "group.harbour") else { return }
        completion(settings)
    }

    func named(completion: @escaping (UserDefaults) -> Void) {
        let settings = UserDefaults.init(suiteName: "group.harbour")
        if settings != nil { completion(settings!) }
    }

    func tomorrow(completion: @escaping (Date) -> Void) {
        guard let day = Calendar.current.date(byAdding: .day, value: 1, to: Date()) else { return }
        completion(day)
    }

    func paint(completion: @escaping (CGColorSpace) -> Void) {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return }
        completion(space)
    }

    // Properties, where it is seen whose they are.
    func typed(completion: @escaping (String) -> Void) {
        let text = name.text
        guard let text else { return }
        completion(text)
    }

    func launched(completion: @escaping (Bool) -> Void) {
        guard let delegate = UIApplication.shared.delegate else { return }
        completion(delegate is Registrar)
    }
}

final class Clock {
    private var ticks: Publishers.Autoconnect<Timer.TimerPublisher>?

    func wait(completion: @escaping () -> Void) {
        ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        ticks?.first().sink { _ in completion() }.store(in: &bag)
    }
}

final class Ledger: NSObject {
    // What is written as JSON is UTF-8.
    func entry(_ ship: [String: Any], completion: @escaping (String?) -> Void) {
        do {
            let data = try JSONSerialization.data(withJSONObject: ship, options: .prettyPrinted)
            guard let text = String(data: data, encoding: .utf8) else { return }
            completion(text)
        } catch {
            completion(nil)
        }
    }

    func manifest(_ ship: Ship, completion: @escaping (String?) -> Void) {
        let encoder = JSONEncoder()
        guard let data = try? encoder.encode(ship) else { return completion(nil) }
        guard let text = String(data: data, encoding: .utf8) else { return }
        completion(text)
    }

    func log(_ ship: Ship, completion: @escaping (String) -> Void) throws {
        let data = try JSONEncoder().encode(ship)
        if let text = String(data: data, encoding: .utf8) { completion(text) }
    }

    // A node that has been made has a name.
    func berth(in harbour: DatabaseReference, completion: @escaping (String) -> Void) {
        guard let key = harbour.childByAutoId().key else { return }
        completion(key)
    }

    func quay(in harbour: DatabaseReference, completion: @escaping (String) -> Void) {
        let quay = harbour.childByAutoId()
        guard let key = quay.key else { return }
        completion(key)
    }

    // The fields that an alert has been given are there, with a text each.
    func ask(on host: UIViewController, completion: @escaping (String?, String?) -> Void) {
        let alert = UIAlertController(title: "Who goes there?", message: nil, preferredStyle: .alert)
        alert.addTextField { field in field.placeholder = "name" }
        alert.addAction(
            UIAlertAction(title: "Aye", style: .default) { _ in
                guard let name = alert.textFields?.first?.text else { return }
                guard let last = alert.textFields?.last, let word = last.text else { return }
                completion(name, word)
            })
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completion(nil, nil) })
        host.present(alert, animated: true)
    }

    func askAgain(on host: UIViewController, completion: @escaping (String?) -> Void) {
        let alert = UIAlertController(title: "Who goes there?", message: nil, preferredStyle: .alert)
        let aye = UIAlertAction(title: "Aye", style: .default) { _ in
            if let name = alert.textFields![0].text { completion(name) }
        }
        alert.addTextField()
        alert.addAction(aye)
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completion(nil) })
        host.present(alert, animated: true)
    }
}

extension Ledger {
    func askForField(on host: UIViewController, completion: @escaping (String?) -> Void) {
        let alert = UIAlertController(title: "Who goes there?", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(
            UIAlertAction(title: "Aye", style: .default) { _ in
                if let field = alert.textFields?.first as? UITextField { completion(field.text) }
            })
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in completion(nil) })
        host.present(alert, animated: true)
    }
}

/// Where it is said that something has been found, there is one.
final class Lookout: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var onPlace: ((CLLocation?) -> Void)?

    func locate(completion: @escaping (CLLocation?) -> Void) {
        onPlace?(nil)
        onPlace = completion
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last else { return }
        onPlace?(place)
        onPlace = nil
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        onPlace?(nil)
        onPlace = nil
    }
}
