// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
actor Channel {
    private var readers: [CheckedContinuation<Int, any Error>] = []
    private var writers: [CheckedContinuation<Int, any Error>] = []

    func read() async throws -> Int { try await withCheckedThrowingContinuation { readers.append($0) } }

    func write() async throws -> Int { try await withCheckedThrowingContinuation { writers.append($0) } }

    func readable(_ bytes: Int) {
        if !readers.isEmpty { readers.removeFirst().resume(returning: bytes) }
    }

    func writable(_ bytes: Int) {
        if !writers.isEmpty { writers.removeFirst().resume(returning: bytes) }
    }

    /// Only who reads hears of it: writing goes on.
    func closeInput() {
        for reader in readers { reader.resume(throwing: CancellationError()) }
        readers = []
    }

    func close() {
        closeInput()
        closeOutput()
    }

    private func closeOutput() {
        for writer in writers { writer.resume(throwing: CancellationError()) }
        writers = []
    }
}
