// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown
import Combine

final class Lookout {
    private var bag: Set<AnyCancellable> = []
    private var seen = 0
    private let radio: any Radio

    init(radio: any Radio) { self.radio = radio }

    // The step does not keep the object either.
    func report(completion: @escaping (Result<Int, any Error>) -> Void) {
        sightings().tryMap { [weak self] in try self?.count($0) ?? 0 }.sink { end in
            if case .failure(let error) = end { completion(.failure(error)) }
        } receiveValue: { [weak self] count in
            guard let self else { return }  // want "droppable-callback: .completion."
            seen = count
            completion(.success(count))
        }.store(in: &bag)
    }

    // When the queue has its turn, the steps in front may be gone.
    func wait(completion: @escaping (Result<Int, any Error>) -> Void) {
        sightings().tryMap { try self.count($0) }.receive(on: queue).sink { end in
            if case .failure(let error) = end { completion(.failure(error)) }
        } receiveValue: { [weak self] count in
            guard let self else { return }  // want "droppable-callback: .completion."
            seen = count
            completion(.success(count))
        }.store(in: &bag)
    }

    // What makes the publisher may return one without the step.
    func scan(completion: @escaping (Result<Int, any Error>) -> Void) {
        counted().sink { end in
            if case .failure(let error) = end { completion(.failure(error)) }
        } receiveValue: { [weak self] count in
            guard let self else { return }  // want "droppable-callback: .completion."
            seen = count
            completion(.success(count))
        }.store(in: &bag)
    }

    // The publisher of another object keeps that one.
    func scan(for other: Lookout, completion: @escaping (Result<Int, any Error>) -> Void) {
        other.added().sink { end in
            if case .failure(let error) = end { completion(.failure(error)) }
        } receiveValue: { [weak self] count in
            guard let self else { return }  // want "droppable-callback: .completion."
            seen = count
            completion(.success(count))
        }.store(in: &bag)
    }

    // What hears of the end comes when the other closure is gone.
    func watch(completion: @escaping (Result<Int, any Error>) -> Void) {
        sightings().sink { [weak self] end in
            guard let self else { return }  // want "droppable-callback: .completion."
            if case .failure(let error) = end { completion(.failure(error)) }
        } receiveValue: {
            self.seen += $0
            completion(.success($0))
        }.store(in: &bag)
    }

    private func counted() -> AnyPublisher<Int, any Error> {
        if seen == 0 { return radio.sightings() }
        return radio.sightings().tryMap { try self.count($0) }.eraseToAnyPublisher()
    }

    private func added() -> AnyPublisher<Int, any Error> {
        radio.sightings().tryMap { try self.count($0) }.eraseToAnyPublisher()
    }

    private func sightings() -> AnyPublisher<Int, any Error> { radio.sightings() }
    private func count(_ sighting: Int) throws -> Int { seen + sighting }
}
