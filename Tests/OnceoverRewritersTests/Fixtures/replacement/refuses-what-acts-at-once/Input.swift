import Dispatch

final class Oven: @unchecked Sendable {
    private var isHot = false

    func heat(completion: @escaping @Sendable (Int) -> Void) {
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
