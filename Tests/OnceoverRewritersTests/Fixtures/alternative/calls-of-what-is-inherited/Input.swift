import Dispatch

let key = DispatchSpecificKey<Bool>()
var place: String { DispatchQueue.getSpecific(key: key) == true ? "main" : "other" }
func note(_ text: String) { print(text, place) }

class Base: @unchecked Sendable {
    func leaf(_ number: Int, completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.main.async { completion(number) }
    }

    func onSomeThread(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(1) }
    }

    func plain(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { completion(7) }
    }
}

final class Owner: Base, @unchecked Sendable {
    func middle(_ number: Int, completion: @escaping @Sendable (Int) -> Void) {
        leaf(number) { value in
            note("superclass")
            completion(value + 1)
        }
    }

    /// What is inherited can be awaited.
    func derived(completion: @escaping @Sendable (Int) -> Void) {
        plain { value in
            note("inherited")
            completion(value + 1)
        }
    }

    override func onSomeThread(completion: @escaping @Sendable (Int) -> Void) {  // want "overrides a function"
        DispatchQueue.main.async { completion(2) }
    }
}

/// What runs may be what overrides.
struct Holder: Sendable {
    let base: Base

    func held(completion: @escaping @Sendable (Int) -> Void) {
        base.onSomeThread { value in
            note("override")
            completion(value)
        }
    }
}

protocol Source: Sendable {}

extension Source {
    func fetch(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.main.async { completion(3) }
    }
}

protocol Named: Sendable {}
typealias Both = Named & Source

struct Reader: Both {
    func load(completion: @escaping @Sendable (Int) -> Void) {
        fetch { value in
            note("extension")
            completion(value)
        }
    }
}

enum Outer {
    static func ring(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.main.async { completion(4) }
    }

    struct Inner: Sendable {
        func call(completion: @escaping @Sendable (Int) -> Void) {
            ring { ring in
                note("outer type")
                completion(ring)
            }
        }
    }
}

final class Token: Sendable {
    func cancel() {}
}

struct Client: Sendable {
    /// Keeps its handler, since it returns what cancels it.
    func start(completion: @escaping @Sendable (Int) -> Void) -> Token {  // want "returns `Token`"
        DispatchQueue.main.async { completion(5) }
        return Token()
    }

    func started(completion: @escaping @Sendable (Int) -> Void) {
        _ = start { value in
            note("token")
            completion(value)
        }
    }

    func together(_ body: () -> Void) { body() }

    func atOnce(completion: @escaping @Sendable (Int) -> Void) {
        together { completion(6) }
    }
}
