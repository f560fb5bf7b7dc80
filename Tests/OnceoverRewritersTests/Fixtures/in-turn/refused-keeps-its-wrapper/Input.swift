open class Kiln {
    @discardableResult
    func heat(completion: @escaping @Sendable (Int) -> Void) -> Int {  // want "it returns a value besides calling its handler"
        completion(1)
        return 1
    }
    func heat() async -> Int {
        await withCheckedContinuation { continuation in
            _ = heat { continuation.resume(returning: $0) }
        }
    }

    open func cool(completion: @escaping @Sendable (Int) -> Void) { completion(2) }

    func fire(completion: @escaping @Sendable (Int) -> Void) {
        cool { degrees in completion(degrees * 2) }
    }

    // What is refused is not waited for: nobody knows where it calls back.
    func watch(completion: @escaping @Sendable (Int) -> Void) {
        heat { degrees in completion(degrees + 1) }
    }
}
