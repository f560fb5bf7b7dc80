import Dispatch

/// Each reason says which function is in the way, where it is, and what is the matter with it.
class Base {
    func load(id: Int, completion: @escaping @Sendable (Int) -> Void) {  // want "together with `Sub.load\(id:completion:\)` \(Input.swift:23\), which cannot be converted: it is not proved"
        DispatchQueue.global().async { completion(id) }
    }

    func save(completion: @escaping @Sendable (Int) -> Void) {  // want "together with `Sub.save\(completion:\)` \(Input.swift:27\), which cannot be converted: `completion` is not called on every path"
        DispatchQueue.global().async { completion(1) }
    }

    func go(completion: @escaping @Sendable (Int) -> Void) {  // want "together with `Sub.go\(completion:\)` \(Input.swift:31\), which cannot be converted: code after a call of the handler would run before"
        DispatchQueue.global().async { completion(1) }
    }

    func stay(completion: @escaping @Sendable (Int) -> Void) {  // want "Input.swift:44 uses it as a value"
        DispatchQueue.global().async { completion(1) }
    }
}

final class Sub: Base {
    override func load(id: Int, completion: @escaping @Sendable (Int) -> Void) {  // want "^error refused: it is not proved"
        for number in 0..<id { completion(number) }
    }

    override func save(completion: @escaping @Sendable (Int) -> Void) {  // want "`completion` is not called on every path"
        if isOpen { completion(1) }
    }

    override func go(completion: @escaping @Sendable (Int) -> Void) {  // want "^error refused: code after a call of the handler would run before"
        completion(1)
        print("behind")
    }

    let isOpen = true
}

/// The name alone may be called anywhere.
func use(_ base: Base) {
    base.load(id: 1) { print($0) }
    base.save { print($0) }
    base.go { print($0) }
    let stay = base.stay
    stay { print($0) }
}
