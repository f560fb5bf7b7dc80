// verdicts: 0 proved, 0 violated, 0 unknown

/// In a file of its own, so that what it does with the closure is not seen.
final class Plaque {
    private let press: () -> Void
    init(_ title: String, _ press: @escaping () -> Void) { self.press = press }
}
