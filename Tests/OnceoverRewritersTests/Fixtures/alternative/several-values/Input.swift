struct Compass: Sendable {
    func bearing(completion: @escaping @Sendable (Double, Double) -> Void) { completion(1, 2) }

    func sum(completion: @escaping @Sendable (Double) -> Void) {
        bearing { north, east in completion(north + east) }
    }
}
