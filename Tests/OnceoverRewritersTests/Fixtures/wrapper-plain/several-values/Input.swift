func position(completion: @escaping @Sendable (Double, Double) -> Void) { completion(54.1, 12.1) }
