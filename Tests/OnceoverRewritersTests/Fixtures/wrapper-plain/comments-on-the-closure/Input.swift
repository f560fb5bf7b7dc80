struct Survey {
    /// - Parameter completion: The completion closure is told when the survey is over.
    func begin(completion: @escaping @Sendable (Int) -> Void) { completion(1) }

    /// - Parameter completion: A closure to receive the depth in metres
    func depth(completion: @escaping @Sendable (Int) -> Void) { completion(2) }

    // The system calls no method that is given a plain value by its sender.
    func doubleLater(_ double: Double, completion: @escaping @Sendable (Double) -> Void) { completion(double) }
}
