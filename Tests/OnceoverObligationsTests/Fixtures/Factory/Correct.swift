// verdicts: 1 proved, 0 violated, 2 unknown

// What is made with a handler keeps it; two of them are not two calls.
func plan(_ kit: Kit, completion: @escaping ((any Error)?) -> Void) -> [Step] {
    let first = kit.make(completion: completion)
    let second = kit.makeStep(completion: completion)
    return [first, second]
}

// Nor are two things that the user may choose.
func menu(handler: @escaping (Int) -> Void) -> [UIAction] {
    [action(1, handler: handler), action(2, handler: handler)]
}

private func action(_ number: Int, handler: @escaping (Int) -> Void) -> UIAction {
    UIAction(title: "\(number)", handler: { _ in handler(number) })
}

struct Step {}

protocol Kit {
    func make(completion: @escaping ((any Error)?) -> Void) -> Step
    func makeStep(completion: @escaping ((any Error)?) -> Void) -> Step
    func makeNoise(completion: @escaping ((any Error)?) -> Void)
}

final class UIAction {
    init(title: String, handler: @escaping (UIAction) -> Void) {}
}
