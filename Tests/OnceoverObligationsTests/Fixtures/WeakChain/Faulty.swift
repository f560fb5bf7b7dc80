// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

final class Infirmary: @unchecked Sendable {
    private let rota = Rota()
    private let spare: Rota? = nil

    func visitingDays(completion: @escaping (Int) -> Void) {
        queue.async { [weak self] in
            guard let rota = self?.rota else { return }  // want "droppable-callback: .*when .self. is nil"
            completion(rota.days())
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

protocol Warden: AnyObject {
    func mayPass(_ name: String, answer: @escaping (Bool) -> Void)
}

final class Lock {
    weak var warden: (any Warden)?

    func pass(_ name: String, completion: @escaping (Bool) -> Void) {
        let asked: Void? = warden?.mayPass(name) { completion($0) }
        if asked != nil { completion(true) }  // want "double-resume: .completion." "unresumed-path: .completion."
    }
}
