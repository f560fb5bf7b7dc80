// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs

final class Winch {
    private let drum = Drum()

    // Each request of the same object has an outcome of its own.
    func release() -> Promise<Void> {
        Promise<Void> { seal in
            self.drum.start()
                .then { _ in self.drum.turn() }
                .done { _ in seal.fulfill(()) }
                .catch { error in
                    self.drum.stop().done { _ in seal.reject(error) }.catch { _ in seal.reject(error) }
                }
        }
    }

    // A future tells one after the other.
    func turn(_ future: Turning, completion: @escaping (Bool) -> Void) {
        future.whenSuccess { _ in completion(true) }
        future.whenFailure { _ in completion(false) }
    }
}
