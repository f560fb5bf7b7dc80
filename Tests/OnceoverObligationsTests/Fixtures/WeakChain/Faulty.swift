// verdicts: 0 proved, 2 violated, 0 unknown

final class Infirmary: @unchecked Sendable {
    private let rota = Rota()
    private let spare: Rota? = nil

    func visitingDays() async -> Int {
        await withCheckedContinuation { continuation in
            Task { [weak self] in
                guard let rota = self?.rota else { return }  // want "droppable-callback: .*when .self. is nil"
                continuation.resume(returning: await rota.days())
            }
        }
    }

    func spareDays() async -> Int {
        await withCheckedContinuation { continuation in
            Task { [weak self] in
                guard let rota = self?.spare else { return }  // want "unresumed-path: .continuation."
                continuation.resume(returning: await rota.days())
            }
        }
    }
}
