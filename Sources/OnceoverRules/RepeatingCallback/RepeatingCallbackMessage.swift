import OnceoverObligations

/// What `repeating-callback` says.
enum RepeatingCallbackMessage {
    static func text(of obligation: Obligation, callback: String) -> String {
        "\(obligation.dischargedAgain) when `\(callback)` calls back again"
    }
}
