// verdicts: 13 proved, 0 violated, 0 unknown
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
