import Dispatch
import Foundation

struct Lamp: Sendable {
    let name: String

    func light(completion: @escaping @Sendable (String?) -> Void) {
        let name = self.name
        DispatchQueue.global().async {
            DispatchQueue.main.async { completion(name.isEmpty ? nil : name) }
        }
    }
}

struct Hall: Sendable {
    let lamp = Lamp(name: "red")

    func enter() {
        lamp.light { name in
            print(name ?? "dark", Thread.isMainThread)
            exit(0)
        }
    }
}

@MainActor final class Stage {
    private let lamp = Lamp(name: "blue")
    private var shown: [String] = []

    func viewDidLoad() {
        lamp.light { [weak self] name in
            MainActor.assumeIsolated {
                guard let self, let name else { return }
                self.shown.append(name)
                print(self.shown, Thread.isMainThread)
                Hall().enter()
            }
        }
    }
}
