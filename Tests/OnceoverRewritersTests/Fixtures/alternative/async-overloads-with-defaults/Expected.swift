struct Clock: Sendable {
    func note(_ text: String) { print("clock", text) }
    func note(_ text: String, again: Bool = false) async { print("async clock", text, again) }

    func mark() { print("clock mark") }
    func mark(_ count: Int = 1, then: @escaping @Sendable () -> Void) async {
        print("async clock mark", count)
        then()
    }
}

struct Diary: Sendable {
    func note(_ text: String) { print("diary", text) }

    func keep(_ text: String, completion: @escaping @Sendable (Int) -> Void = { _ in }) {
        Task.immediate {
            completion(await keep(text))
        }
    }

    @discardableResult
    nonisolated(nonsending) func keep(_ text: String) async -> Int {
        print("keep", text)
        return text.count
    }
}

struct Keeper: Sendable {
    let clock = Clock()
    let diary = Diary()

    /// Async code would choose the overload that has one parameter more.
    func early(_ name: String, completion: @escaping @Sendable (String) -> Void) {
        Task.immediate {
            completion(await early(name))
        }
    }

    /// Async code would choose the overload that has one parameter more.
    nonisolated(nonsending) func early(_ name: String) async -> String {
        if name.isEmpty {
            return "nobody"
        } else {
            return await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                let completion: @Sendable (String) -> Void = { continuation.resume(returning: $0) }
                clock.note(name)
                completion(name + "!")
            }
        }
    }

    /// No overload of this type is async.
    func late(_ name: String, completion: @escaping @Sendable (String) -> Void) {
        Task.immediate {
            completion(await late(name))
        }
    }

    /// No overload of this type is async.
    nonisolated(nonsending) func late(_ name: String) async -> String {
        diary.note(name)
        return name + "!"
    }

    /// The async overload needs a closure.
    func marked(_ name: String, completion: @escaping @Sendable (String) -> Void) {
        Task.immediate {
            completion(await marked(name))
        }
    }

    /// The async overload needs a closure.
    nonisolated(nonsending) func marked(_ name: String) async -> String {
        clock.mark()
        return name
    }

    /// Nobody waits here, and async code would.
    func kept(_ name: String, completion: @escaping @Sendable (String) -> Void) {
        Task.immediate {
            completion(await kept(name))
        }
    }

    /// Nobody waits here, and async code would.
    nonisolated(nonsending) func kept(_ name: String) async -> String {
        if name.isEmpty {
            return "nobody"
        } else {
            return await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
                let completion: @Sendable (String) -> Void = { continuation.resume(returning: $0) }
                diary.keep(name)
                completion(name)
            }
        }
    }
}
