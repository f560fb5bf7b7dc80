// verdicts: 2 proved, 2 assumed, 2 violated, 0 unknown
final class TeaTrolley: Trolley {
    /// What it overrides does its part and calls nobody.
    override func animate(completion: (() -> Void)?) {
        super.animate(completion: completion)
        completion?()
    }

    override func wipe(completion: @escaping () -> Void) { completion() }
}
