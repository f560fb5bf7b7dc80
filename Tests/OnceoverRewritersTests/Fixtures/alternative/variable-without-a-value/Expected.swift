import Dispatch

struct Meter: Sendable {
    func read(_ number: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await read(number))
        }
    }

    nonisolated(nonsending) func read(_ number: Int) async -> Int {
        if number < 0 {
            return 0
        }
        let unit: Int
        // Twice the unit.
        let double: Int
        switch number {
        case 1:
            unit = 1
            double = unit * 2
            return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
                let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
                DispatchQueue.global().async { completion(double) }
            }
        default:
            unit = number
            return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
                let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
                DispatchQueue.global().async { completion(unit) }
            }
        }
    }

    // The variable has its value before the rest begins.
    func known(_ number: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await known(number))
        }
    }

    nonisolated(nonsending) func known(_ number: Int) async -> Int {
        let unit: Int
        switch number {
        case ..<0:
            return 0
        default:
            unit = number
        }
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(unit + 1) }
        }
    }
}
