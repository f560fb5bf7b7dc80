final class Store: Sendable {
    nonisolated(nonsending) func load(_ id: Int) async -> Int {
        return id
    }
    nonisolated(nonsending) func `default`() async -> Int {
        return 0
    }

    nonisolated(nonsending) func twice(_ id: Int) async -> Int {
        let value = await load(id)
        do {
            let value = await self.load(value)
            return value
        }
    }
}

final class Owner {
    let store = Store()

    func start() {
        nonisolated(unsafe) let this = self
        Task.immediate {
            let value = await this.store.default()
            print(value)
        }
        Task.immediate {
            _ = await this.store.load(1)
            print("loaded")
        }
    }
}
