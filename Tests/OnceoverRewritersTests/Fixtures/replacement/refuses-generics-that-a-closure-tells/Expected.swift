import Dispatch

protocol Made: Sendable {
    init()
}

struct Maker: Sendable {
    func pair<Thing: Made>(completion: @escaping @Sendable (Thing, Int) -> Void) {  // want "Input.swift:18 determines the generic types only by its handler"
        DispatchQueue.global().async { completion(Thing(), 2) }
    }

    nonisolated(nonsending) func known<Thing: Made>(_ type: Thing.Type) async -> Thing {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Thing, Never>) in
            let completion: @Sendable (Thing) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(Thing()) }
        }
    }

    func show() {
        Task.immediate {
            let value = await known(Int.self)
            print(value)
        }
        pair { (one: Int, other) in print(one, other) }
    }
}

extension Int: Made {}
