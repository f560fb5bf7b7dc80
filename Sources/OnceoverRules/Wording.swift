import OnceoverObligations

extension Obligation {
    /// The obligation is not met: "`completion` is not called on this path", "neither `success` nor `failure` is
    /// called on this path".
    func notDischarged(_ adverb: String = "not", _ circumstance: String = "") -> String {
        let ending = circumstance.isEmpty ? "" : " " + circumstance
        if kind == .handlerPair { return "neither \(quotedNames.joined(separator: " nor ")) is \(discharged)\(ending)" }
        return "\(quotedNames[0]) is \(adverb) \(discharged)\(ending)"
    }

    /// The obligation is met twice: "`continuation` is resumed a second time here".
    var dischargedAgain: String {
        if kind == .handlerPair {
            return "one of \(quotedNames.joined(separator: " and ")) is called a second time here"
        }
        return "\(quotedNames[0]) is \(discharged) a second time here"
    }

    /// A `return` is missing: "`completion` is called here, and always called again further on".
    var dischargedBeforeAnother: String {
        let subject = kind == .handlerPair ? "one of \(quotedNames.joined(separator: " and "))" : quotedNames[0]
        return "\(subject) is \(discharged) here, and always \(discharged) again further on"
    }

    private var discharged: String { kind.discharged }
}
