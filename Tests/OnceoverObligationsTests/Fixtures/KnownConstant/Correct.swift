// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown
import Foundation
import HealthKit

final class SickBay {
    // What the system names has a type.
    func weigh(completion: @escaping (HKQuantityType) -> Void) {
        guard let weight = HKQuantityType.quantityType(forIdentifier: .bodyMass) else { return }
        completion(weight)
    }

    func watch(completion: @escaping (HKObjectType) -> Void) {
        guard let sleep = HKObjectType.categoryType(forIdentifier: HKCategoryTypeIdentifier.sleepAnalysis) else {
            return
        }
        completion(sleep)
    }

    func ask(completion: @escaping (HKObjectType) -> Void) {
        if let birth = HKObjectType.characteristicType(forIdentifier: .dateOfBirth) { completion(birth) }
    }

    // There is such a folder.
    func file(completion: @escaping (URL) -> Void) {
        guard let folder = FileManager.default.urls(for: .cachesDirectory, in: .allDomainsMask).first else { return }
        completion(folder)
    }
}
