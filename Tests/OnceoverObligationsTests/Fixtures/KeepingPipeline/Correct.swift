// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs
import Combine

/// A step of the chain keeps the object as long as values come: a weak `self` is not nil behind it.
final class Lookout {
    private var bag: Set<AnyCancellable> = []
    private var seen = 0
    private let radio: any Radio

    init(radio: any Radio) { self.radio = radio }

    func report(completion: @escaping (Result<Int, any Error>) -> Void) {
        sightings().tryMap { try self.count($0) }.sink { end in
            if case .failure(let error) = end { completion(.failure(error)) }
        } receiveValue: { [weak self] count in
            guard let self else { return }
            seen = count
            completion(.success(count))
        }.store(in: &bag)
    }

    /// The step stands in the method that makes the publisher.
    func scan(completion: @escaping (Result<Int, any Error>) -> Void) {
        counted().sink { end in
            if case .failure(let error) = end { completion(.failure(error)) }
        } receiveValue: { [weak self] count in
            guard let self else { return }
            seen = count
            completion(.success(count))
        }.store(in: &bag)
    }

    /// What hears of the end keeps it until then.
    func watch(completion: @escaping (Result<Int, any Error>) -> Void) {
        sightings().sink { end in
            self.seen = 0
            if case .failure(let error) = end { completion(.failure(error)) }
        } receiveValue: { [weak self] count in
            guard let self else { return }
            seen = count
            completion(.success(count))
        }.store(in: &bag)
    }

    /// The method keeps its object until the pipeline has called.
    func log(completion: @escaping (Int) -> Void) {
        sum { [weak self] count in
            guard let self else { return }
            completion(seen + count)
        }
    }

    private func sum(_ answer: @escaping (Int) -> Void) {
        sightings().tryMap { try self.count($0) }.sink { end in
            if case .failure = end { answer(0) }
        } receiveValue: {
            answer($0)
        }.store(in: &bag)
    }

    private func counted() -> AnyPublisher<Int, any Error> {
        radio.sightings().tryMap { try self.count($0) }.eraseToAnyPublisher()
    }

    private func sightings() -> AnyPublisher<Int, any Error> { radio.sightings() }
    private func count(_ sighting: Int) throws -> Int { seen + sighting }
}
