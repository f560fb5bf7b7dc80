import Dispatch
import Foundation

struct Lamp: Sendable {
    let name: String

    nonisolated(nonsending) func light() async -> String? {
        let name = self.name
        return await withCheckedContinuation { (continuation: CheckedContinuation<String?, Never>) in
            let completion: @Sendable (String?) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async {
                DispatchQueue.main.async { completion(name.isEmpty ? nil : name) }
            }
        }
    }
}

struct Hall: Sendable {
    let lamp = Lamp(name: "red")

    func enter() {
        Task { @MainActor in
            let name = await lamp.light()
            print(name ?? "dark", Thread.isMainThread)
            exit(0)
        }
    }
}

@MainActor final class Stage {
    private let lamp = Lamp(name: "blue")
    private var shown: [String] = []

    func viewDidLoad() {
        Task.immediate { [weak self, lamp = lamp] in
            let name = await lamp.light()
            guard let self, let name else { return }
            self.shown.append(name)
            print(self.shown, Thread.isMainThread)
            Hall().enter()
        }
    }
}
