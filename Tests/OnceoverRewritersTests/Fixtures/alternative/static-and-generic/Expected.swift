enum Codec {
    static func decode<Value: Sendable>(
        _ text: String, as type: Value.Type, completion: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) where Value: LosslessStringConvertible {
        Task.immediate {
            do {
                completion(try await decode(text, as: type), nil)
            } catch {
                completion(nil, error)
            }
        }
    }

    static nonisolated(nonsending) func decode<Value: Sendable>(_ text: String, as type: Value.Type) async throws -> Value where Value: LosslessStringConvertible {
        guard let value = Value(text) else {
            throw CancellationError()
        }
        return value
    }
}
