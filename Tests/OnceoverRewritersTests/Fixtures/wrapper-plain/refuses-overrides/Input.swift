class Vessel {
    func sail(completion: @escaping @Sendable (Int) -> Void) { completion(1) }
}

class Yacht: Vessel {
    override func sail(completion: @escaping @Sendable (Int) -> Void) { completion(2) }  // want "it overrides"
}
