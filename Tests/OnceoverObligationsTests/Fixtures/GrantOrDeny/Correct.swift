// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs

/// Of the closures that one initialiser is given, one runs.
final class Customs {
    func ask(completion: @escaping (Bool) -> Void) {
        let prompt = Prompt(onGrant: { completion(true) }, onDeny: { completion(false) })
        prompt.show()
    }
}
