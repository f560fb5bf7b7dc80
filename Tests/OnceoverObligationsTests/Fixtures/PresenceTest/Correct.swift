// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Bridge {
    private var radio: (any Radio)?
    private var isOpen = true

    var isHeard: Bool { radio?.isOn ?? false }
    var isManned: Bool {
        return radio != nil
    }
    var isReady: Bool { isOpen && self.radio?.isOn == true }

    func tune(_ radio: (any Radio)?) { self.radio = radio }

    func hail(completion: @escaping (Ship?) -> Void) {
        guard isHeard else { return completion(nil) }
        radio?.hail("tug") { ship, _ in completion(ship) }
    }

    func find(completion: @escaping (Ship?) -> Void) {
        if !self.isManned {
            completion(nil)
        } else {
            radio?.hail("tug") { ship, _ in completion(ship) }
        }
    }

    func seek(completion: @escaping (Ship?) -> Void) {
        guard isReady else { return completion(nil) }
        radio?.hail("tug") { ship, _ in completion(ship) }
    }

    func call(completion: @escaping (Ship?) -> Void) {
        isReady ? radio?.hail("tug") { ship, _ in completion(ship) } : completion(nil)
    }
}
