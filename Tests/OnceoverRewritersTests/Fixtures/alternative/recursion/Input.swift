struct Retry: Sendable {
    func attempt(_ left: Int, completion: @escaping @Sendable (Bool) -> Void) {
        if left == 0 {
            completion(false)
            return
        }
        attempt(left - 1) { done in
            completion(!done)
        }
    }
}
