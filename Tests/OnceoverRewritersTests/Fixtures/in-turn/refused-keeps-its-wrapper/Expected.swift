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

    open nonisolated(nonsending) func cool() async -> Int {
        await withCheckedContinuation { continuation in
            cool { continuation.resume(returning: $0) }
        }
    }

    func fire(completion: @escaping @Sendable (Int) -> Void) {
        nonisolated(unsafe) let this = self
        Task.immediate {
            completion(await this.fire())
        }
    }

    nonisolated(nonsending) func fire() async -> Int {
        let degrees = await cool()
        return degrees * 2
    }

    // What is refused is not waited for: nobody knows where it calls back.
    func watch(completion: @escaping @Sendable (Int) -> Void) {
        heat { degrees in completion(degrees + 1) }
    }

    nonisolated(nonsending) func watch() async -> Int {
        await withCheckedContinuation { continuation in
            watch { continuation.resume(returning: $0) }
        }
    }
}
