struct Sextant {
    func angle(completion: @escaping @Sendable (Double) -> Void) { completion(1) }
    func angle() async -> Double { 1 }
}
