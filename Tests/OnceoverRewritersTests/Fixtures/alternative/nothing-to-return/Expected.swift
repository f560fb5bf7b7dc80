struct Bell: Sendable {
    func ring(_ times: Int, completion: @escaping @Sendable () -> Void) {
        Task.immediate {
            await ring(times)
            completion()
        }
    }

    nonisolated(nonsending) func ring(_ times: Int) async {
        guard times > 0 else {
            return
        }
        for _ in 0..<times { print("ding") }
    }

    func ringTwice(completion: @escaping @Sendable () -> Void) {
        Task.immediate {
            await ringTwice()
            completion()
        }
    }

    nonisolated(nonsending) func ringTwice() async {
        await ring(1)
        await ring(1)
        print("rung")
    }
}
