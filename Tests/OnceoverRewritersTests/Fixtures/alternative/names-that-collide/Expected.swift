struct Twin: Sendable {
    func half(of value: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await half(of: value))
        }
    }

    nonisolated(nonsending) func half(of value: Int) async -> Int {
        return value / 2
    }

    func quarter(of value: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await quarter(of: value))
        }
    }

    nonisolated(nonsending) func quarter(of value: Int) async -> Int {
        let value = await half(of: value)
        let rest = value % 2
        do {
            let value = await half(of: value)
            let rest = rest + value
            return rest
        }
    }
}
