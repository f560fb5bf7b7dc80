typealias Docked = (Result<Ship, any Error>) -> Void

final class Pilot {
    func logged(completion: @escaping Docked) -> Docked { return completion }

    func lead(completion: @escaping Docked) -> Passage {
        completion(.failure(Spill.oil))
        return Passage()
    }
}

final class Passage {
    func cancel() {}
}
