// verdicts: 0 proved, 0 assumed, 0 violated, 5 unknown

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

// The same holds for methods of one's own, whose values keep it.
final class Shipyard {
    let kit: any Kit
    init(kit: any Kit) { self.kit = kit }

    private func makeFirst(completion: @escaping ((any Error)?) -> Void) -> Step {
        let step = kit.make(completion: completion)
        return step
    }

    private func makeSecond(completion: @escaping ((any Error)?) -> Void) -> Step {
        let step = kit.makeStep(completion: completion)
        return step
    }

    func steps(completion: @escaping ((any Error)?) -> Void) -> [Step] {
        let first = makeFirst(completion: completion)
        let second = makeSecond(completion: completion)
        return [first, second]
    }
}
