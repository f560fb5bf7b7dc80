struct Bell: Sendable {
    func ring(_ times: Int, completion: @escaping @Sendable () -> Void) {
        Task {
            await ring(times)
            completion()
        }
    }

    func ring(_ times: Int) async {
        guard times > 0 else {
            return
        }
        for _ in 0..<times { print("ding") }
    }

    func ringTwice(completion: @escaping @Sendable () -> Void) {
        Task {
            await ringTwice()
            completion()
        }
    }

    func ringTwice() async {
        await ring(1)
        await ring(1)
        print("rung")
    }
}
