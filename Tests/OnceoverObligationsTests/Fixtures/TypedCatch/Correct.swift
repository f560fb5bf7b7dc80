// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown

enum Wreck: Error { case reef, storm(any Error) }

final class Captain {
    // Every error is one of the type.
    private func sail(to port: Port) async throws -> Ship {
        guard port.isOpen else { throw Wreck.reef }
        do {
            return try await port.enter()
        } catch {
            throw Wreck.storm(error)
        }
    }

    func sail(to port: Port, completion: @escaping (Result<Ship, Wreck>) -> Void) {
        Task {
            do {
                let ship = try await sail(to: port)
                completion(.success(ship))
            } catch let error as Wreck {
                completion(.failure(error))
            }
        }
    }

    // So says the type.
    private func anchor(at port: Port) throws(Wreck) { try port.hold() }

    func anchor(at port: Port, completion: @escaping (Bool) -> Void) throws {
        do {
            try anchor(at: port)
            completion(true)
        } catch is Wreck {
            completion(false)
        }
    }

    // What is tried and forgotten, and what a closure throws, goes nowhere.
    private func dock(at port: Port) throws -> Ship {
        try? port.hold()
        port.onLeave = { throw Leak.oil }
        if port.isOpen { throw Captain.Grounding(port) }
        return port.ship
    }

    func dock(at port: Port, completion: @escaping (Ship?) -> Void) throws {
        do {
            let ship = try dock(at: port)
            completion(ship)
        } catch let error as Grounding {
            port.log(error)
            completion(nil)
        }
    }

    struct Grounding: Error {
        init(_ port: Port) {}
    }

    // Several, one after the other.
    func round(_ ports: [Port], completion: @escaping (Int) -> Void) throws {
        do {
            try anchor(at: ports[0])
            try anchor(at: ports[1])
            completion(2)
        } catch let error as Wreck {
            completion(0)
        }
    }
}
