import Dispatch

protocol Made: Sendable {
    init()
}

struct Maker: Sendable {
    func pair<Thing: Made>(completion: @escaping @Sendable (Thing, Int) -> Void) {  // want "Input.swift:18 determines the generic types only by its handler"
        DispatchQueue.global().async { completion(Thing(), 2) }
    }

    func known<Thing: Made>(_ type: Thing.Type, completion: @escaping @Sendable (Thing) -> Void) {
        DispatchQueue.global().async { completion(Thing()) }
    }

    func show() {
        known(Int.self) { print($0) }
        pair { (one: Int, other) in print(one, other) }
    }
}

extension Int: Made {}
