// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import Foundation
import HealthKit

final class SickBay {
    // A name that comes from elsewhere may mean nothing.
    func weigh(_ name: HKQuantityTypeIdentifier, completion: @escaping (HKQuantityType) -> Void) {
        guard let weight = HKQuantityType.quantityType(forIdentifier: name) else { return }  // want "unresumed-path"
        completion(weight)
    }

    func watch(_ name: String, completion: @escaping (HKObjectType) -> Void) {
        let identifier = HKCategoryTypeIdentifier(rawValue: name)
        guard let sleep = HKObjectType.categoryType(forIdentifier: identifier) else { return }  // want "unresumed-path"
        completion(sleep)
    }

    // Nor is there every folder.
    func file(completion: @escaping (URL) -> Void) {
        let found = FileManager.default.urls(for: .trashDirectory, in: .allDomainsMask)
        guard let folder = found.first else { return }  // want "unresumed-path"
        completion(folder)
    }
}
