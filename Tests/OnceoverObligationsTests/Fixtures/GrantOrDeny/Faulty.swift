// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

/// Of the closures that one initialiser is given, one runs. Behind both, the handler is called again.
final class Customs {
    func ask(completion: @escaping (Bool) -> Void) {
        let prompt = Prompt(onGrant: { completion(true) }, onDeny: { completion(false) })  // want "double-resume"
        prompt.show()
        completion(false)
    }
}
