struct Shelf: Sendable {
    func find(_ title: String, completion: @escaping @Sendable (Int, Bool) -> Void) {  // want "could also mean the async form of `Shelf.find\(_:completion:\)` \(Input.swift:6\)"
        completion(title.count, true)
    }

    func find(_ title: String, completion: @escaping @Sendable (String, Bool) -> Void) {  // want "could also mean the async form of `Shelf.find\(_:completion:\)` \(Input.swift:2\)"
        completion(title, true)
    }

    func find(_ number: Int, completion: @escaping @Sendable (String, Bool) -> Void) {
        Task.immediate {
            let (value0, value1) = await find(number)
            completion(value0, value1)
        }
    }

    nonisolated(nonsending) func find(_ number: Int) async -> (String, Bool) {
        return ("\(number)", true)
    }

    static func find(_ title: String, completion: @escaping @Sendable (Int?) -> Void) {
        Task.immediate {
            completion(await find(title))
        }
    }

    static nonisolated(nonsending) func find(_ title: String) async -> Int? {
        return title.count
    }

    func first(completion: @escaping @Sendable (Int) -> Void) {
        find("A") { (place: Int, isFree: Bool) in
            completion(isFree ? place : 0)
        }
    }

    nonisolated(nonsending) func first() async -> Int {
        await withCheckedContinuation { continuation in
            first { continuation.resume(returning: $0) }
        }
    }
}

extension Array where Element == Int {
    func sum(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await sum())
        }
    }

    func sum() async -> Int {
        return reduce(0, +)
    }
}

extension Array where Element == Double {
    func sum(completion: @escaping @Sendable (Double) -> Void) {
        Task.immediate {
            completion(await sum())
        }
    }

    func sum() async -> Double {
        return reduce(0, +)
    }
}
