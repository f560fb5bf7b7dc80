// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

/// A subclass does it.
class Mallet {
    func lift(completionHandler: @escaping () -> Void) {}
}

final class HeavyMallet: Mallet {
    override func lift(completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}

protocol Smith { func forge(completion: @escaping () -> Void) }

/// The protocol wants it.
struct IdleSmith: Smith {
    func forge(completion: @escaping () -> Void) {}
}

final class Bellows {
    init(completion: @escaping () -> Void) {}

    func blow(completion: @escaping () -> Void) {
        // There is no fire.
    }

    func rest(handler: @escaping () -> Void) {}
}

/// What a protocol asks for may be left out.
extension Smith {
    func polish(completion: @escaping () -> Void) {}
}

class AbstractForge {
    func fire(completion: @escaping () -> Void) {}
}

/// Nobody can call it.
final class Forge {
    @available(*, unavailable, renamed: "heat(to:)")
    func fire(completion: @escaping () -> Void) { fatalError() }

    @available(*, unavailable)
    func cool(completion: @escaping () -> Void) {}
}
