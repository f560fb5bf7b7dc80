import Dispatch

struct Kitchen: Sendable {
    func wash(_ plate: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await wash(plate))
        }
    }

    nonisolated(nonsending) func wash(_ plate: Int) async -> Int {
        return plate
    }

    /// The group is waited for, and entered twice.
    func all(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await all())
        }
    }

    /// The group is waited for, and entered twice.
    nonisolated(nonsending) func all() async -> Int {
        print("washing")
        let group = DispatchGroup()
        group.enter()
        for plate in 1...2 {
            group.enter()
            wash(plate) { _ in group.leave() }
        }
        group.leave()
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            group.notify(queue: .global()) { completion(2) }
        }
    }

    /// What is done at the end has to be done on the main queue.
    func onMain(completion: @escaping @Sendable (Int) -> Void) {
        print("washing")
        let group = DispatchGroup()
        for plate in 1...2 {
            group.enter()
            wash(plate) { _ in group.leave() }
        }
        group.notify(queue: .main) {
            print("on the main queue")
            completion(2)
        }
    }

    /// What is done at the end has to be done on the main queue.
    nonisolated(nonsending) func onMain() async -> Int {
        await withCheckedContinuation { continuation in
            onMain { continuation.resume(returning: $0) }
        }
    }
}
