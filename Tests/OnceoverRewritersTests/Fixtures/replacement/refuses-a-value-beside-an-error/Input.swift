import Dispatch

struct Scale: Sendable {
    func weigh(completion: @escaping @Sendable (Int, (any Error)?) -> Void) {  // want "Input.swift:14 passes on a handler that receives a value beside an error"
        DispatchQueue.global().async { completion(3, nil) }
    }

    func isEven(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(true, nil) }
    }

    /// It would say nothing of the weight if there were an error.
    func show(on display: @escaping @Sendable (Int, (any Error)?) -> Void) {  // want "`display` may have to run inside"
        weigh(completion: display)
    }

    func showEven(on display: @escaping @Sendable (Bool, (any Error)?) -> Void) {  // want "`display` may have to run inside"
        isEven(completion: display)
    }
}
