import Dispatch

struct Library: Sendable {
    let ids: [Int]

    func pages(of id: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(id * 10)
    }

    /// Counts all pages.
    func all(completion: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        nonisolated(unsafe) var sum = 0
        for id in ids {
            group.enter()
            pages(of: id) { pages in
                sum += pages
                group.leave()
            }
        }
        group.notify(queue: .global()) {
            print("counted")
            completion(sum)
        }
    }
}
