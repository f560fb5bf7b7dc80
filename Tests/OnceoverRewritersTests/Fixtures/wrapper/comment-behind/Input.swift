struct Dash {
    func mark(completion: @escaping @Sendable (Int) -> Void) { completion(1) }  // a mark
    let length = 2
}
