actor Ledger {
    private var sum = 0

    func add(_ amount: Int, completion: @escaping @Sendable (Int) -> Void) {
        sum += amount
        completion(sum)
    }
}
