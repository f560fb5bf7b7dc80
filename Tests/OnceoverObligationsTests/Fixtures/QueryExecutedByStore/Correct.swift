// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown
import HealthKit

final class SickBay {
    private var store: HKHealthStore?
    private let kind: HKSampleType

    init(kind: HKSampleType) { self.kind = kind }

    // Where nobody executes the query, its closure has not run.
    func read(completion: @escaping ([HKSample]) -> Void) {
        let query = HKSampleQuery(sampleType: kind, predicate: nil, limit: 8, sortDescriptors: nil) { _, found, _ in
            completion(found ?? [])
        }
        guard let store else {
            completion([])
            return
        }
        store.execute(query)
    }

    func count(_ kind: HKQuantityType) async -> Double {
        await withCheckedContinuation { continuation in
            let query = HKStatisticsQuery(
                quantityType: kind, quantitySamplePredicate: nil, options: .cumulativeSum
            ) { _, statistics, _ in
                continuation.resume(returning: statistics?.sumQuantity()?.doubleValue(for: .count()) ?? 0)
            }
            if let store { store.execute(query) } else { continuation.resume(returning: 0) }
        }
    }

    // Executed by somebody else.
    func query(completion: @escaping ([HKSample]) -> Void) -> HKQuery {
        let query = HKSampleQuery(sampleType: kind, predicate: nil, limit: 8, sortDescriptors: nil) { _, found, _ in
            completion(found ?? [])
        }
        return query
    }
}
