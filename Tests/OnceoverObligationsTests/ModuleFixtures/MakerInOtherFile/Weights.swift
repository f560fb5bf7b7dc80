extension Cargo {
    init?(log weights: [Int]) {
        guard let first = weights.first else { return nil }
        self.init(log: String(first))
    }

    func weigh(completion: (Int) -> Void) { completion(weight ?? 0) }
}
