// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

/// A task that was not cancelled a moment ago may be cancelled now.
final class Voyage {
    func distance(completion: @escaping (Int?) -> Void) {
        Task {
            if Task.isCancelled {
                completion(nil)
                return
            }
            let miles = await self.measure()
            completion(Task.isCancelled ? nil : miles)
        }
    }

    func measure() async -> Int { 12 }
}
