public struct Reading {
    public var height: Int
    public init(height: Int) { self.height = height }
}

public final class Meter: Sendable {
    public init() {}

    public func read(completion: @escaping @Sendable (Result<Reading, any Error>) -> Void) {
        completion(.success(Reading(height: 3)))
    }

    public func peek(completion: @escaping @Sendable (Reading?, (any Error)?) -> Void) {
        completion(Reading(height: 4), nil)
    }

    public func measure(completion: @escaping (Reading) -> (Void)) { completion(Reading(height: 5)) }
}
