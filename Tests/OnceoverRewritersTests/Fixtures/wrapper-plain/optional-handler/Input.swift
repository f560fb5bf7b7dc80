struct Signal {
    func send(_ flag: String, completion: (@Sendable (Bool) -> Void)? = nil) {
        completion?(flag.isEmpty)
    }
}
