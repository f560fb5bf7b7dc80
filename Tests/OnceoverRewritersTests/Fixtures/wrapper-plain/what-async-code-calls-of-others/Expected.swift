struct Lamp {
    func refresh(_ level: Int = 1, completion: @escaping @Sendable (Int) -> Void = { _ in }) { completion(level) }

    @discardableResult
    nonisolated(nonsending) func refresh(_ level: Int = 1) async -> Int {
        await withCheckedContinuation { continuation in
            refresh(level) { continuation.resume(returning: $0) }
        }
    }
}

struct Clock {
    func refresh(_ hour: Int = 2) { print(hour) }
}

struct Radio {
    func refresh(_ station: Int) async { print(station) }
}

struct House {
    let clock: Clock
    let radio: Radio

    func wake() async {
        clock.refresh()
        clock.refresh(3)
        await radio.refresh(4)
    }
}

struct Shop {
    func open(_ hour: Int = 8, until end: Int = 17, completion: @escaping @Sendable (Int) -> Void = { _ in }) {  // want "Input.swift:29 calls it without its handler in async code"
        completion(end - hour)
    }

    func begin() async { open(until: 12) }
}
