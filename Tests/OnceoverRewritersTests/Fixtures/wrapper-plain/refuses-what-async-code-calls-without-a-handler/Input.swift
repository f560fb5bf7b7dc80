struct Lamp {
    func light(_ level: Int, completion: @escaping @Sendable (Int) -> Void = { _ in }) {  // want "Input.swift:9 calls it without its handler in async code"
        completion(level)
    }

    func dim(completion: @escaping @Sendable (Int) -> Void = { _ in }) { completion(0) }

    func show() async {
        light(3)
        Task { light(4) { print($0) } }
    }

    func hide() { dim() }
}
