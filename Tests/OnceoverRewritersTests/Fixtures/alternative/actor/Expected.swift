actor Ledger {
    private var sum = 0

    func add(_ amount: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await add(amount))
        }
    }

    func add(_ amount: Int) async -> Int {
        sum += amount
        return sum
    }
}
