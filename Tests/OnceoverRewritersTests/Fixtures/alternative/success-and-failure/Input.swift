struct Heavy: Error {}

struct Crane: Sendable {
    func lift(_ weight: Int, success: @escaping @Sendable (Int) -> Void, failure: @escaping @Sendable (Error) -> Void) {
        if weight > 9 {
            failure(Heavy())
        } else {
            success(weight)
        }
    }
}
