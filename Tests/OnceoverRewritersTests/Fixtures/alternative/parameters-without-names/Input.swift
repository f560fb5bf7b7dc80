struct Mock {
    func send(_: Int, at _: String, _ last: Bool, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(1, nil)
    }
}
