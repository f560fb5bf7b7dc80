import Dispatch

protocol Tool: Sendable {
    func use(completion: @escaping @Sendable (Int) -> Void)  // want "Input.swift:[0-9]+ may call it: the type of the receiver is not known"
}

struct Hammer: Tool {
    func use(completion: @escaping @Sendable (Int) -> Void) {  // want "Input.swift:[0-9]+ may call it: the type of the receiver is not known"
        DispatchQueue.global().async { completion(1) }
    }
}

func work<T: Tool>(with tool: T) {
    tool.use { print($0) }
}
