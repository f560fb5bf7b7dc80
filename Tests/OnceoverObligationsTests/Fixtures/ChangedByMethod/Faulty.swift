// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

final class Pilot {
    private var isAshore = true

    func board(_ radio: any Radio, completion: @escaping (Bool) -> Void) {
        if isAshore {
            completion(false)
            row(radio)
        }
        if !isAshore { completion(true) }  // want "double-resume: .completion."
    }

    private func row(_ radio: any Radio) {
        if radio.isOn { isAshore = false }
    }
}
