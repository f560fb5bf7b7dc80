// verdicts: 0 proved, 0 assumed, 7 violated, 0 unknown

final class Stowaway {
    private var found: Radio?
    private lazy var lamp: Lamp? = makeLamp()
    private lazy var horn: Horn? = Horn(of: self)
    private var bell: Bell? = Bell()
    lazy var flag: Flag? = Flag()

    private func makeLamp() -> Lamp? { Locker.shared.isOpen ? Lamp(of: self) : nil }

    private var radio: Radio? {
        get {
            var radio = Locker.shared.content as? Radio
            if radio == nil, Locker.shared.isOpen {
                radio = Radio()
            }
            return radio
        }
        set { Locker.shared.content = newValue }
    }

    private var spareRadio: Radio? {
        if found == nil { found = Radio() }
        if Locker.shared.isOpen { found = nil }
        return found
    }

    func hail(completion: @escaping () -> Void) {
        radio?.signal { completion() }  // want "droppable-callback: .completion."
    }

    func hailAgain(completion: @escaping () -> Void) {
        spareRadio?.signal { completion() }  // want "droppable-callback: .completion."
    }

    func light(completion: @escaping (Int) -> Void) {
        if lamp === nil { return }  // want "unresumed-path: .completion."
        completion(1)
    }

    // A first value that may be nil.
    private lazy var compass: Compass? = Compass(from: Locker.shared)

    struct Compass {
        init?(from locker: Locker) { if !locker.isOpen { return nil } }
    }

    func turn(completion: @escaping (Int) -> Void) {
        guard let compass else { return }  // want "unresumed-path: .completion."
        completion(compass.needle)
    }

    // Somebody takes it away.
    func sound(completion: @escaping (Int) -> Void) {
        guard let horn else { return }  // want "unresumed-path: .completion."
        completion(horn.power)
    }

    func ring(completion: @escaping (Int) -> Void) {
        guard let bell else { return }  // want "unresumed-path: .completion."
        completion(bell.weight)
    }

    func strip() {
        horn = nil
        bell = nil
    }

    // Others may take it away.
    func show(completion: @escaping (Int) -> Void) {
        guard let flag else { return }  // want "unresumed-path: .completion."
        completion(flag.size)
    }
}
