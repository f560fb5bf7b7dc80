private struct Provider: Sendable {
    func snapshot(of day: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(day)
    }
}

func firstSnapshot(completion: @escaping @Sendable (Int) -> Void) {
    Provider().snapshot(of: 1) { completion($0 + 1) }
}
