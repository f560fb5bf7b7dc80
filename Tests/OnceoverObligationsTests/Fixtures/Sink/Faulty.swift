// verdicts: 0 proved, 0 assumed, 11 violated, 0 unknown
import Combine

final class Mute {
    var bag: Set<AnyCancellable> = []
    func reading() -> AnyPublisher<Int, any Error> { fatalError("not run") }

    // `first` and `filter` can end with nothing.
    func readFirst(completion: @escaping (Result<Int, any Error>) -> Void) {
        reading().filter { $0 > 3 }.sink { end in
            if case .failure(let error) = end {  // want "unresumed-path: .completion."
                completion(.failure(error))
            }
        } receiveValue: {
            completion(.success($0))
        }.store(in: &bag)
    }

    // What an object keeps may be ended by others, and gives what comes.
    var readings: AnyPublisher<Int, any Error> { fatalError("not run") }

    func readNext(completion: @escaping (Result<Int, any Error>) -> Void) {
        self.readings.sink { end in
            if case .failure(let error) = end {  // want "unresumed-path: .completion."
                completion(.failure(error))
            }
        } receiveValue: {
            completion(.success($0))  // assumes one-value
        }.store(in: &bag)
    }

    func readEach(_ readings: AnyPublisher<Int, Never>, completion: @escaping (Int) -> Void) {
        readings.sink {
            completion($0)  // want "repeating-callback: .completion."
        }.store(in: &bag)
    }

    func readLarge(completion: @escaping (Result<Int, any Error>) -> Void) {
        reading().sink { end in
            if case .failure(let error) = end { completion(.failure(error)) }
        } receiveValue: {
            if $0 > 3 { completion(.success($0)) }  // want "unresumed-path: .completion."
        }.store(in: &bag)
    }
}

// It may be cancelled behind a value.
func first(_ readings: AnyPublisher<Int, any Error>, in bag: inout Set<AnyCancellable>) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        readings.handleEvents(receiveCancel: {
            continuation.resume(throwing: CancellationError())  // want "double-resume: .continuation."
        }).sink { _ in
            print("ended")
        } receiveValue: {
            continuation.resume(returning: $0)
        }.store(in: &bag)
    }

    // A value is followed by the end.
    func readOrNothing(completion: @escaping (Int?) -> Void) {
        reading().first().sink { end in
            switch end {
            case .failure, .finished: completion(nil)
            }
        } receiveValue: {
            completion($0)  // want "double-resume: .completion."
        }.store(in: &bag)
    }

    func readOnce() async throws -> Int? {
        try await withCheckedThrowingContinuation { continuation in
            reading().sink(
                receiveCompletion: { end in
                    if case .failure(let error) = end { return continuation.resume(throwing: error) }
                    continuation.resume(returning: nil)  // want "double-resume: .continuation."
                },
                receiveValue: { continuation.resume(returning: $0) }
            ).store(in: &bag)
        }
    }

    func readAnyway(completion: @escaping () -> Void) {
        reading().sink { _ in
            completion()
        } receiveValue: { _ in
            completion()  // want "double-resume: .completion."
        }.store(in: &bag)
    }
}

func readTwice(_ readings: AnyPublisher<Int, Never>, into bag: inout Set<AnyCancellable>) async -> Int {
    await withCheckedContinuation { continuation in
        readings.prefix(2).sink {
            continuation.resume(returning: $0)  // want "repeating-callback: .continuation."
        }.store(in: &bag)
    }
}

// Of two publishers, one value each is two; and several of several are several.
func readBoth(
    _ port: AnyPublisher<Int, Never>, _ starboard: AnyPublisher<Int, Never>, into bag: inout Set<AnyCancellable>
) async -> Int {
    await withCheckedContinuation { continuation in
        port.merge(with: starboard).sink {
            continuation.resume(returning: $0)  // want "repeating-callback: .continuation."
        }.store(in: &bag)
    }
}

func readInPairs(_ readings: AnyPublisher<Int, Never>, into bag: inout Set<AnyCancellable>) async -> [Int] {
    await withCheckedContinuation { continuation in
        readings.collect(2).sink {
            continuation.resume(returning: $0)  // want "repeating-callback: .continuation."
        }.store(in: &bag)
    }
}
