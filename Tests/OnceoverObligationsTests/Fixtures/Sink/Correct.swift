// verdicts: 0 proved, 10 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs, repeating-callback-once
import Combine

final class Buoy {
    var bag: Set<AnyCancellable> = []
    func reading() -> AnyPublisher<Int, any Error> { fatalError("not run") }

    // What a function answers gives a value before it ends without an error.
    func read() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            reading().receive(on: queue).sink { end in
                switch end {
                case .failure(let error): continuation.resume(throwing: error)
                case .finished: break
                }
            } receiveValue: {
                continuation.resume(returning: $0)
            }.store(in: &bag)
        }
    }

    func read(completion: @escaping (Result<Int, any Error>) -> Void) {
        reading().map { $0 + 1 }.sink(
            receiveCompletion: { end in
                if case .failure(let error) = end { completion(.failure(error)) }
            },
            receiveValue: { completion(.success($0)) }
        ).store(in: &bag)
    }

    // What takes itself back has run.
    func readOnce(completion: @escaping (Result<Int, any Error>) -> Void) {
        var running: AnyCancellable?
        running = reading().sink { end in
            if case .failure(let error) = end { completion(.failure(error)) }
            running = nil
        } receiveValue: {
            completion(.success($0))
        }
    }

    // Who collects the values answers at the end.
    func readAll(completion: @escaping ([Int]?) -> Void) {
        var all: [Int] = []
        reading().sink { end in
            if case .failure = end { completion(nil) } else { completion(all) }
        } receiveValue: {
            all.append($0)
        }.store(in: &bag)
    }
}

// Who waits for a failure in place of a value waits for one of them.
func read(
    from readings: AnyPublisher<Int, any Error>, into bag: inout Set<AnyCancellable>,
    completion: @escaping (Result<Int, any Error>) -> Void
) {
    readings.sink { end in
        if case .failure(let error) = end { completion(.failure(error)) }
    } receiveValue: {
        completion(.success($0))  // assumes one-value
    }.store(in: &bag)
}

// What has a name in the body only may be a request.
func read(_ buoy: Buoy, into bag: inout Set<AnyCancellable>, completion: @escaping (Int?) -> Void) {
    let reading = { buoy.reading().map(Optional.some).replaceError(with: nil).eraseToAnyPublisher() }()
    reading.sink { completion($0) }.store(in: &bag)
}

// A variable that was given its value before, which one of the closures asks and the other sets.
func only(_ readings: AnyPublisher<Int, any Error>) async throws -> Int {
    var running: AnyCancellable?
    var isAnswered = false
    return try await withCheckedThrowingContinuation { continuation in
        running = readings.sink { end in
            switch end {
            case .failure(let error): continuation.resume(throwing: error)
            case .finished:
                if !isAnswered { continuation.resume(throwing: CancellationError()) }
            }
        } receiveValue: { value in
            guard !isAnswered else { return }
            isAnswered = true
            running?.cancel()
            continuation.resume(returning: value)
        }
    }
}

// Who cancels a subscription hears of no end of it.
func end(_ readings: AnyPublisher<Int, any Error>, in bag: inout Set<AnyCancellable>) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        readings.handleEvents(receiveCancel: {
            continuation.resume(throwing: CancellationError())
        }).sink { _ in
            continuation.resume(returning: 0)
        } receiveValue: {
            print($0)
        }.store(in: &bag)
    }
}

// A number that is not seen may be one.
func read(_ count: Int, of readings: AnyPublisher<Int, Never>, into bag: inout Set<AnyCancellable>) async -> Int {
    await withCheckedContinuation { continuation in
        readings.prefix(count).sink { continuation.resume(returning: $0) }.store(in: &bag)
    }
}

func readAll(_ readings: AnyPublisher<Int, Never>, into bag: inout Set<AnyCancellable>) async -> [Int] {
    await withCheckedContinuation { continuation in
        readings.collect().sink { continuation.resume(returning: $0) }.store(in: &bag)
    }
}
