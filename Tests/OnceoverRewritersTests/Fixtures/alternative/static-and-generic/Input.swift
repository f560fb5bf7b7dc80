enum Codec {
    static func decode<Value: Sendable>(
        _ text: String, as type: Value.Type, completion: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) where Value: LosslessStringConvertible {
        guard let value = Value(text) else {
            completion(nil, CancellationError())
            return
        }
        completion(value, nil)
    }
}
