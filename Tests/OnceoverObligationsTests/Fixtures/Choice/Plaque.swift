// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown

/// In a file of its own, so that what it does with the closure is not seen.
final class Plaque {
    private let onPress: () -> Void
    init(_ title: String, _ completion: @escaping () -> Void) { onPress = completion }
}
