import OnceoverDiagnostics

extension Violation {
    /// What comes of it.
    package var consequence: Consequence {
        let isLost = defect.isLeak || defect.isLoss
        if obligation.isOfFramework { return .systemContract }
        return switch obligation.kind {
        case .continuation: isLost ? .hang : .crash
        case .stream, .promise: isLost ? .hang : .repeatedCallback
        // A dropped continuation of the runtime library throws an error.
        case .answerable, .handler, .handlerPair: isLost ? .lostCallback : .repeatedCallback
        }
    }
}
