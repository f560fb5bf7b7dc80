struct Search: Sendable {
    func find(_ wanted: Int, in numbers: [Int], completion: @escaping @Sendable (Bool) -> Void) {
        Task {
            completion(await find(wanted, in: numbers))
        }
    }

    func find(_ wanted: Int, in numbers: [Int]) async -> Bool {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let completion: @Sendable (Bool) -> Void = { continuation.resume(returning: $0) }
            for number in numbers where number == wanted {
                completion(true)
                return
            }
            completion(false)
        }
    }
}
