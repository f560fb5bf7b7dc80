// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

final class Anchor {
    private weak var chain: Chain?

    // Who waits for the end of the work is not told of it.
    func lower(completion: @escaping () -> Void) -> Self {
        chain?.lower(completion: completion)  // want "droppable-callback: .completion."
        return self
    }

    // It calls by itself, and not on each path.
    func raise(_ depth: Int, handler: @escaping (Bool) -> Void) -> Self {
        if depth > 9 { handler(false) }
        if depth > 0, depth < 9 { handler(true) }  // want "unresumed-path: .handler."
        return self
    }

    // What is done with it is not known.
    func turn(handler: @escaping () -> Void) -> Self {
        chain?.pull(handler)  // want "droppable-callback: .handler."
        return self
    }

    // It gives nothing back that others would be told of.
    func drag(handler: @escaping () -> Void) {
        chain?.drag(handler: handler)  // want "droppable-callback: .handler."
    }
}
