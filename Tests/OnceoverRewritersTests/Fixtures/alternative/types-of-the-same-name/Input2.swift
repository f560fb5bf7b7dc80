private struct Provider: Sendable {
    func snapshot(of day: Int, completion: @escaping @Sendable (String) -> Void) {
        completion("day \(day)")
    }
}
