struct Twin: Sendable {
    func half(of value: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await half(of: value))
        }
    }

    func half(of value: Int) async -> Int {
        return value / 2
    }

    func quarter(of value: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await quarter(of: value))
        }
    }

    func quarter(of value: Int) async -> Int {
        let value = await half(of: value)
        let rest = value % 2
        do {
            let value = await half(of: value)
            let rest = rest + value
            return rest
        }
    }
}
