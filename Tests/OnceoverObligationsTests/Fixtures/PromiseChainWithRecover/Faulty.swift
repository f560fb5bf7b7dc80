// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

protocol Strait {
    @discardableResult
    func done(_ next: @escaping (Ship) throws -> Void) -> any Strait
    @discardableResult
    func recover(_ mend: @escaping (any Error) throws -> Void) -> any Strait
    @discardableResult
    func `catch`(_ handle: @escaping (any Error) -> Void) -> any Strait
}

/// Nobody answers behind the only `done`.
func sail(_ strait: any Strait, yard: any Yard, completion: @escaping ((any Error)?) -> Void) {
    strait.done { ship in  // want "unresumed-path: .completion."
        yard.log(ship.name)
    }.catch { error in
        completion(error)
    }
}

/// Nor where the fault has been mended.
func mend(_ strait: any Strait, completion: @escaping ((any Error)?) -> Void) {
    strait.done { _ in
        completion(nil)
    }.recover { error in
        if error is Spill { return }  // want "unresumed-path: .completion."
        throw error
    }.catch { error in
        completion(error)
    }
}
