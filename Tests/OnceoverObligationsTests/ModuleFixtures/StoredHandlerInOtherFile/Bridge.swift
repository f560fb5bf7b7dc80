// verdicts: 0 proved, 2 assumed, 3 violated, 0 unknown
// proofs assume: callee-keeps-promise, unseen-callback-once
final class Bridge {
    private let radio = Radio()
    private weak var borrowed: Radio?
    private var heard = 0

    func call() {
        radio.send { self.heard += $0 }
        let spare = Radio()
        spare.send { spare.log += $0 }
        radio.retry(3) { self.heard += $0 }
    }

    func listen() {
        radio.receive { self.heard += $0 }
        radio.receive { [weak self] in self?.heard += $0 }
        borrowed?.tune { self.heard += $0 }
    }
}
