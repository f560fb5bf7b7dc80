class Cellar {
    var bottles = 3

    func count(completion: @escaping (Int) -> Void) {
        nonisolated(unsafe) let this = self
        nonisolated(unsafe) let completion = completion
        Task {
            completion(await this.count())
        }
    }

    func count() async -> Int {
        return bottles
    }
}
