struct Faulty {
    func twice(completion: @escaping @Sendable (Int) -> Void) {  // want "`completion` is called twice on some path, see line 4"
        completion(1)
        completion(2)
    }

    func never(completion: @escaping @Sendable (Int) -> Void) {  // want "its body is empty"
    }

    func sometimes(_ flag: Bool, completion: @escaping @Sendable (Int) -> Void) {  // want "not called on every path, see line 11"
        guard flag else { return }
        completion(1)
    }
}
