import Dispatch
import Foundation

struct Radio: Sendable {
    func tune(to station: String, completion: @escaping @Sendable (String) -> Void) {
        DispatchQueue.global().async {
            DispatchQueue.main.async { completion("playing " + station) }
        }
    }
}

@MainActor class Screen {
    func viewDidLoad() { print("screen") }
}

@MainActor final class RadioScreen: Screen {
    private let radio = Radio()
    private var favourite = "one"
    private var titles: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        radio.tune(to: favourite) { [weak self] title in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.titles.append(title)
                print(self.titles)
                self.search()
            }
        }
        favourite = "two"
        print("loaded")
    }

    private func find(completion: @escaping @MainActor (Int) -> Void) {
        DispatchQueue.global().async { DispatchQueue.main.async { completion(7) } }
    }

    private func search() {
        find { [weak self] count in
            guard let self else { return }
            self.titles = ["\(count) stations"]
            print(self.titles)
            exit(0)
        }
    }

    func appear() {
        find { [weak self] count in self?.titles.append("\(count)") }
    }

    deinit { print("gone") }
}
