// verdicts: 1 proved, 7 assumed, 0 violated, 0 unknown

/// A subclass does it.
class Mallet {
    func lift(completionHandler: @escaping () -> Void) {}  // assumes left-to-subclasses
}

final class HeavyMallet: Mallet {
    override func lift(completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}

protocol Smith { func forge(completion: @escaping () -> Void) }

/// The protocol wants it.
struct IdleSmith: Smith {
    func forge(completion: @escaping () -> Void) {}  // assumes empty-body
}

final class Bellows {
    init(completion: @escaping () -> Void) {}  // assumes empty-body

    func blow(completion: @escaping () -> Void) {  // assumes empty-body
        // There is no fire.
    }

    func rest(handler: @escaping () -> Void) {}  // assumes empty-body
}

/// What a protocol asks for may be left out.
extension Smith {
    func polish(completion: @escaping () -> Void) {}  // assumes empty-body
}

class AbstractForge {
    func fire(completion: @escaping () -> Void) {}  // assumes empty-body
}

/// Nobody can call it.
final class Forge {
    @available(*, unavailable, renamed: "heat(to:)")
    func fire(completion: @escaping () -> Void) { fatalError() }

    @available(*, unavailable)
    func cool(completion: @escaping () -> Void) {}
}
