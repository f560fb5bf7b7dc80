// verdicts: 4 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Pilot {
    private var found: Radio?
    private lazy var lamp: Lamp? = makeLamp()
    fileprivate lazy var horn: Horn? = Horn(of: self)
    private var bell: Bell? = Bell()

    private func makeLamp() -> Lamp? { Lamp(of: self) }

    private var radio: Radio? {
        get {
            var radio = Locker.shared.content as? Radio
            if radio == nil {
                radio = Radio()
                Locker.shared.content = radio
            }
            return radio
        }
        set { Locker.shared.content = newValue }
    }

    private var spareRadio: Radio? {
        if found == nil { found = Radio() }
        return found
    }

    func hail(completion: @escaping () -> Void) {
        radio?.signal { completion() }
    }

    func hailAgain(completion: @escaping () -> Void) {
        self.spareRadio?.signal { completion() }
    }

    func light(completion: @escaping (Int) -> Void) {
        if lamp === nil { return }
        completion(1)
    }

    func sound(completion: @escaping (Int) -> Void) {
        guard let horn else { return }
        completion(horn.power)
    }

    func ring(completion: @escaping (Int) -> Void) {
        guard let bell else { return }
        completion(bell.weight)
    }

    func show(completion: @escaping (Bool) -> Void) {
        if bell !== nil { completion(true) } else { return }
    }
}
