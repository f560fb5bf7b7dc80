func place(completion: @escaping @Sendable (String) -> Void) {
    #if DEBUG
        completion("debug")
    #else
        completion("release")
    #endif
}
