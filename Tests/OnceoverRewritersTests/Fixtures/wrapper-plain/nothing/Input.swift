enum Bell {
    static func ring(completion: @escaping @Sendable () -> Void) {
        completion()
    }
}
