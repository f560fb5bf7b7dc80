import Onceover

struct Shelf: Sendable {
    func find(_ title: String, completion: @escaping @Sendable (Int) -> Void) {
        completion(title.count)
    }

    nonisolated(nonsending) func find(_ title: String) async -> Int {
        await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
            find(title) { continuation.resume(returning: $0) }
        }
    }

    func find(_ title: String, completion: @escaping @Sendable (String) -> Void) {
        completion(title)
    }

    nonisolated(nonsending) func find(_ title: String) async -> String {
        await withOnceContinuation(of: String.self, throwing: Never.self) { continuation in
            find(title) { continuation.resume(returning: $0) }
        }
    }

    func first(completion: @escaping @Sendable (Int) -> Void) {
        find("A") { (place: Int) in
            completion(place)
        }
    }

    nonisolated(nonsending) func first() async -> Int {
        await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
            first { continuation.resume(returning: $0) }
        }
    }
}
