import OnceoverDiagnostics

/// Why the verdict on an obligation is neither that its paths are right nor that one is wrong.
package enum UnknownReason: Hashable, Sendable {
    case tooManyPaths
    /// A closure that can discharge it is stored, and it is not known when that runs.
    case keptClosure
    /// Other files may resume what waits in a slot.
    case slotOfOthers
    /// Other code has it, and it is not known what that code does with it.
    case handedOver(HandOver)
    /// A proof would rest on an assumption that is switched off.
    case notAssumed(AssumptionID)

    /// A few words that can be counted.
    package var words: String {
        switch self {
        case .tooManyPaths: "too many paths to follow"
        case .keptClosure: "in a closure that is stored"
        case .slotOfOthers: "a stored property that other files may resume"
        case .handedOver(let handOver): handOver.reason
        case .notAssumed(let id): "rests on `\(id)`, which is switched off"
        }
    }
}
