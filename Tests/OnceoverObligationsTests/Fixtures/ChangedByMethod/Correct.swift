// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

final class Pilot {
    private var isAshore = true

    func board(_ radio: any Radio, completion: @escaping (Bool) -> Void) {
        if isAshore {
            completion(false)
            rest()
        }
        if !isAshore { completion(true) }
    }

    private func rest() { isAshore = true }
}
