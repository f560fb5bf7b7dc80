// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise, one-of-several-runs
// Of two closures that an object keeps, one may run: that each is handed on does not say that both are called.

struct Button { let handler: (() -> Void)?; init(title: String, handler: (() -> Void)?) { self.handler = handler } }

final class Question {
    var buttons: [Button] = []
    init(confirmed: @escaping () -> Void, refused: (() -> Void)? = nil) {
        buttons.append(Button(title: "Yes", handler: { note(); confirmed() }))
        buttons.append(Button(title: "No", handler: refused))
    }
}

func ask(completion: @escaping (Bool) -> Void) {
    show(Question(confirmed: { completion(true) }, refused: { completion(false) }))
}

func askAndForget(completion: @escaping (Bool) -> Void) {
    show(Question(confirmed: { completion(true) }, refused: { note() }))
}
