// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

final class Winch {
    private let drum = Drum()

    // Nobody hears of it where the drum cannot be stopped either.
    func release() -> Promise<Void> {
        Promise<Void> { seal in
            self.drum.start()
                .done { _ in seal.fulfill(()) }
                .catch { error in
                    self.drum.stop().done { _ in seal.reject(error) }
                        .catch { print($0) }  // want "unresumed-path: .seal."
                }
        }
    }

    func turn(completion: @escaping (Bool) -> Void) {
        self.drum.turn().done { _ in completion(true) }.catch { _ in completion(false) }
        self.drum.stop().done { _ in completion(true) }  // assumes one-callback-runs
            .catch { _ in completion(false) }  // want "double-resume: .completion."
    }
}
