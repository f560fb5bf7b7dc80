final class Sextant {
    var angle = 0

    /// Only a glance is taken at this file: nothing of a handler is in it but its `->`.
    init?() { if Sky.isClouded { return nil } }

    func turn(by step: (Int) -> Void) { step(angle) }
}
