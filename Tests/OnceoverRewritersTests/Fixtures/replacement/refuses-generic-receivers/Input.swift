import Dispatch

protocol Tool: Sendable {
    func use(completion: @escaping @Sendable (Int) -> Void)  // want "Input.swift:[0-9]+ may call it, on something whose type is not known here"
}

struct Hammer: Tool {
    func use(completion: @escaping @Sendable (Int) -> Void) {  // want "Input.swift:[0-9]+ may call it, on something whose type is not known here"
        DispatchQueue.global().async { completion(1) }
    }
}

func work<T: Tool>(with tool: T) {
    tool.use { print($0) }
}
