struct Twin: Sendable {
    func half(of value: Int, completion: @escaping @Sendable (Int) -> Void) { completion(value / 2) }

    func quarter(of value: Int, completion: @escaping @Sendable (Int) -> Void) {
        half(of: value) { value in
            let rest = value % 2
            half(of: value) { value in
                let rest = rest + value
                completion(rest)
            }
        }
    }
}
