import Dispatch

struct Library: Sendable {
    let ids: [Int]

    func pages(of id: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await pages(of: id))
        }
    }

    nonisolated(nonsending) func pages(of id: Int) async -> Int {
        return id * 10
    }

    /// Counts all pages.
    func all(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await all())
        }
    }

    /// Counts all pages.
    nonisolated(nonsending) func all() async -> Int {
        nonisolated(unsafe) var sum = 0
        await withTaskGroup(of: Int.self) { group in
            for id in ids {
                group.addTask { await self.pages(of: id) }
            }
            for await pages in group {
                sum += pages
            }
        }
        print("counted")
        return sum
    }
}
