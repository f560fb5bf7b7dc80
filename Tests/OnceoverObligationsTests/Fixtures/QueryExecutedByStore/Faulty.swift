// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import HealthKit

final class SickBay {
    private var store: HKHealthStore?
    private let kind: HKSampleType

    init(kind: HKSampleType) { self.kind = kind }

    func read(completion: @escaping ([HKSample]) -> Void) {
        let query = HKSampleQuery(sampleType: kind, predicate: nil, limit: 8, sortDescriptors: nil) { _, found, _ in
            completion(found ?? [])
        }
        store?.execute(query)  // want "droppable-callback: .completion."
    }

    // Where it is executed, its closure runs.
    func list(completion: @escaping ([HKSample]) -> Void) {
        let query = HKSampleQuery(sampleType: kind, predicate: nil, limit: 8, sortDescriptors: nil) { _, found, _ in
            guard let found else { return }  // want "unresumed-path: .completion."
            completion(found)
        }
        if let store { store.execute(query) } else { completion([]) }
    }

    // And not only there: it is called besides.
    func count(completion: @escaping ([HKSample]) -> Void) {
        let query = HKSampleQuery(sampleType: kind, predicate: nil, limit: 8, sortDescriptors: nil) { _, found, _ in
            completion(found ?? [])  // want "double-resume: .completion."
        }
        if store == nil { print("nobody is in") }
        completion([])
        HKHealthStore().execute(query)
    }
}
