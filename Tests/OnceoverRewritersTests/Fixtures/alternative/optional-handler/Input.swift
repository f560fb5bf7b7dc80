struct Flag: Sendable {
    func raise(completion: (@Sendable (Bool) -> Void)? = nil) {
        completion?(true)
    }

    func lower(completion: (@Sendable (Bool) -> Void)? = nil) {
        if let completion { completion(false) }
    }
}
