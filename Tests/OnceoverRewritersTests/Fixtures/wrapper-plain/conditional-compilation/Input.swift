struct Radio {
    #if DEBUG
        func call(completion: @escaping @Sendable (String) -> Void) { completion("debug") }
    #else
        func call(completion: @escaping @Sendable (String) -> Void) { completion("release") }
    #endif
}
