import Dispatch

let key = DispatchSpecificKey<Bool>()
var place: String { DispatchQueue.getSpecific(key: key) == true ? "main" : "other" }
func note(_ text: String) { print(text, place) }

class Base: @unchecked Sendable {
    func leaf(_ number: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            let value = await leaf(number)
            await MainActor.run { completion(value) }
        }
    }

    nonisolated(nonsending) func leaf(_ number: Int) async -> Int {
        return number
    }

    func onSomeThread(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(1) }
    }

    nonisolated(nonsending) func onSomeThread() async -> Int {
        await withCheckedContinuation { continuation in
            onSomeThread { continuation.resume(returning: $0) }
        }
    }

    func plain(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { completion(7) }
    }

    nonisolated(nonsending) func plain() async -> Int {
        await withCheckedContinuation { continuation in
            plain { continuation.resume(returning: $0) }
        }
    }
}

final class Owner: Base, @unchecked Sendable {
    func middle(_ number: Int, completion: @escaping @Sendable (Int) -> Void) {
        leaf(number) { value in
            note("superclass")
            completion(value + 1)
        }
    }

    nonisolated(nonsending) func middle(_ number: Int) async -> Int {
        await withCheckedContinuation { continuation in
            middle(number) { continuation.resume(returning: $0) }
        }
    }

    /// What is inherited can be awaited.
    func derived(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await derived())
        }
    }

    /// What is inherited can be awaited.
    nonisolated(nonsending) func derived() async -> Int {
        let value = await plain()
        note("inherited")
        return value + 1
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

    nonisolated(nonsending) func held() async -> Int {
        await withCheckedContinuation { continuation in
            held { continuation.resume(returning: $0) }
        }
    }
}

protocol Source: Sendable {}

extension Source {
    func fetch(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            let value = await fetch()
            await MainActor.run { completion(value) }
        }
    }

    nonisolated(nonsending) func fetch() async -> Int {
        return 3
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

    nonisolated(nonsending) func load() async -> Int {
        await withCheckedContinuation { continuation in
            load { continuation.resume(returning: $0) }
        }
    }
}

enum Outer {
    static func ring(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            let value = await ring()
            await MainActor.run { completion(value) }
        }
    }

    static nonisolated(nonsending) func ring() async -> Int {
        return 4
    }

    struct Inner: Sendable {
        func call(completion: @escaping @Sendable (Int) -> Void) {
            ring { ring in
                note("outer type")
                completion(ring)
            }
        }

        nonisolated(nonsending) func call() async -> Int {
            await withCheckedContinuation { continuation in
                call { continuation.resume(returning: $0) }
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

    nonisolated(nonsending) func started() async -> Int {
        await withCheckedContinuation { continuation in
            started { continuation.resume(returning: $0) }
        }
    }

    func together(_ body: () -> Void) { body() }

    func atOnce(completion: @escaping @Sendable (Int) -> Void) {
        together { completion(6) }
    }

    nonisolated(nonsending) func atOnce() async -> Int {
        await withCheckedContinuation { continuation in
            atOnce { continuation.resume(returning: $0) }
        }
    }
}
