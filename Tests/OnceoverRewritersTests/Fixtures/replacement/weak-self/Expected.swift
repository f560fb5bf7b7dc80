import Dispatch
import Foundation

struct Radio: Sendable {
    nonisolated(nonsending) func tune(to station: String) async -> String {
        return await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
            let completion: @Sendable (String) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async {
                DispatchQueue.main.async { completion("playing " + station) }
            }
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
        Task.immediate { [weak self, radio = radio, station = favourite] in
            let title = await radio.tune(to: station)
            guard let self else { return }
            self.titles.append(title)
            print(self.titles)
            self.search()
        }
        favourite = "two"
        print("loaded")
    }

    private func find() async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @MainActor (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { DispatchQueue.main.async { completion(7) } }
        }
    }

    private func search() {
        let running = Task.immediate { await self.find() }
        Task.immediate { [weak self] in
            let count = await running.value
            guard let self else { return }
            self.titles = ["\(count) stations"]
            print(self.titles)
            exit(0)
        }
    }

    func appear() {
        let running = Task.immediate { await self.find() }
        Task.immediate { [weak self] in
            let count = await running.value
            self?.titles.append("\(count)")
        }
    }

    deinit { print("gone") }
}
