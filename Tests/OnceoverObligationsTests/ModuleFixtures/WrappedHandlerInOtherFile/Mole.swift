// verdicts: 1 proved, 0 assumed, 1 violated, 2 unknown
final class Mole {
    let pilot = Pilot()

    /// What is called for a ship is the closure that the other file gives back, and it may be the handler itself.
    func dock(over radio: Radio, completion: @escaping (Result<Ship, any Error>) -> Void) {
        let logged = pilot.logged(completion: completion)
        radio.ask("Alma") { answer in
            switch answer {
            case .success(let ship): logged(.success(ship))
            case .failure(let error): completion(.failure(error))
            }
        }
    }

    /// What is given back here is no closure that is called.
    func moor(over radio: Radio, completion: @escaping (Result<Ship, any Error>) -> Void) {
        let ticket = pilot.lead(completion: completion)
        radio.ask("Alma") { answer in
            ticket.cancel()
            completion(answer)  // want "double-resume: `completion`"
        }
    }
}
