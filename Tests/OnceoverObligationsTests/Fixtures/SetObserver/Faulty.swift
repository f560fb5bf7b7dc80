// verdicts: 0 proved, 1 assumed, 2 violated, 0 unknown

/// Who asks once is answered once.
func weigh(_ cargo: CargoStream, on loop: EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    cargo.weigh { cargo in
        if cargo.isClosed { promise.succeed(cargo.weight) }  // want "unresumed-path: .promise."
    }
    return promise.futureResult
}

/// Who waits for the end of a loading is told of it each time.
final class Crane {
    private var completion: ((Int) -> Void)?
    private var crates: [Int] = []

    func load(completion: @escaping (Int) -> Void) {
        self.completion = completion  // assumes handler-may-be-dropped, one-call-at-a-time
        for crate in crates { completion(crate) }  // want "double-resume: .completion."
    }
}
