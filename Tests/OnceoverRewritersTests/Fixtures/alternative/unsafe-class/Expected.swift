class Cellar {
    var bottles = 3

    func count(completion: @escaping (Int) -> Void) {
        nonisolated(unsafe) let this = self
        nonisolated(unsafe) let completion = completion
        Task.immediate {
            completion(await this.count())
        }
    }

    nonisolated(nonsending) func count() async -> Int {
        return bottles
    }
}
