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
        print("keep", text)
        completion(text.count)
    }
}

struct Keeper: Sendable {
    let clock = Clock()
    let diary = Diary()

    /// Async code would choose the overload that has one parameter more.
    func early(_ name: String, completion: @escaping @Sendable (String) -> Void) {
        if name.isEmpty {
            completion("nobody")
        } else {
            clock.note(name)
            completion(name + "!")
        }
    }

    /// No overload of this type is async.
    func late(_ name: String, completion: @escaping @Sendable (String) -> Void) {
        diary.note(name)
        completion(name + "!")
    }

    /// The async overload needs a closure.
    func marked(_ name: String, completion: @escaping @Sendable (String) -> Void) {
        clock.mark()
        completion(name)
    }

    /// Nobody waits here, and async code would.
    func kept(_ name: String, completion: @escaping @Sendable (String) -> Void) {
        if name.isEmpty {
            completion("nobody")
        } else {
            diary.keep(name)
            completion(name)
        }
    }
}
