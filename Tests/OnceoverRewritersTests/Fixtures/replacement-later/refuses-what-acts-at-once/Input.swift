import Dispatch

final class Oven: @unchecked Sendable {
    private var isHot = false

    func heat(completion: @escaping @Sendable (Int) -> Void) {  // want "Input.swift:[0-9]+ would start a task, which would do its work later"
        isHot = true
        DispatchQueue.global().async { completion(200) }
    }

    func bake() {
        heat { print($0) }
        print(isHot)
    }

    func request(withCompletionHandlerOnMainQueue completion: @escaping @Sendable (Int) -> Void) {  // want "the label `withCompletionHandlerOnMainQueue` is part of its name"
        DispatchQueue.global().async { completion(200) }
    }
}
