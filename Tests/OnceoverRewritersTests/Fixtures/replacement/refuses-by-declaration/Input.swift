import Dispatch

public struct Port: Sendable {
    public func enter(completion: @escaping @Sendable (Int) -> Void) {  // want "it is public, and callers in other projects would break"
        DispatchQueue.global().async { completion(1) }
    }

    func leave(completion: @escaping @Sendable (Int) -> Void) -> Int {  // want "it returns `Int`"
        DispatchQueue.global().async { completion(1) }
        return 2
    }

    func state(completion: @escaping @Sendable (Int) -> Void) {  // want "the name of the property `Port.state`"
        DispatchQueue.global().async { completion(1) }
    }

    var state: Int { 1 }

    func dock(completion: @escaping @Sendable (Int) -> Void) {  // want "nothing here calls it"
        DispatchQueue.global().async { completion(1) }
    }
}

public typealias Harbour = CustomPlaygroundDisplayConvertible
extension Port: Harbour { public var playgroundDescription: Any { 0 } }
