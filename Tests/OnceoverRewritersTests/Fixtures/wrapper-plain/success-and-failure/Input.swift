struct Crane {
    func lift(
        _ weight: Int, success: @escaping @Sendable (Int) -> Void, failure: @escaping @Sendable (any Error) -> Void
    ) {
        if weight > 9 { failure(CancellationError()) } else { success(weight) }
    }
}
