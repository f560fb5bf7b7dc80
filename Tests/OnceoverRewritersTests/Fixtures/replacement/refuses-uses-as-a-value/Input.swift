import Dispatch

struct Lock: Sendable {
    func open(completion: @escaping @Sendable (Bool) -> Void) {  // want "Input.swift:[0-9]+ uses it as a value"
        DispatchQueue.global().async { completion(true) }
    }

    func close(completion: @escaping @Sendable (Bool) -> Void) {  // want "Input.swift:[0-9]+ uses it as a value"
        DispatchQueue.global().async { completion(false) }
    }

    func later() {
        let opening = self.open(completion:)
        opening { print($0) }
        [close].forEach { $0 { print($0) } }
    }
}
