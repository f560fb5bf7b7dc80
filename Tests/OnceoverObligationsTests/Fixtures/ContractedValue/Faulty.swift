// verdicts: 0 proved, 10 violated, 0 unknown
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
