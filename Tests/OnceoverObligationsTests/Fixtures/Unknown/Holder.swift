// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown

final class Holder {
    let slot: Any
    init(_ value: Any) { slot = value }
}
