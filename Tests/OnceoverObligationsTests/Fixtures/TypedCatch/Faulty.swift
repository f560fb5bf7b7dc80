// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown

enum Wreck: Error { case reef, storm(any Error) }

final class Mutineer {
    // One of another type.
    private func sail(to port: Port) async throws -> Ship {
        guard port.isOpen else { throw Wreck.reef }
        guard port.isFree else { throw Leak.oil }
        return port.ship
    }

    func sail(to port: Port, completion: @escaping (Result<Ship, Wreck>) -> Void) {
        Task {
            do {
                let ship = try await sail(to: port)
                completion(.success(ship))
            } catch let error as Wreck {  // want "unresumed-path: .completion."
                completion(.failure(error))
            }
        }
    }

    // What it calls may throw anything.
    private func anchor(at port: Port) throws {
        guard port.isOpen else { throw Wreck.reef }
        try port.hold()
    }

    func anchor(at port: Port, completion: @escaping (Bool) -> Void) {
        Task {
            do {
                try anchor(at: port)
                completion(true)
            } catch is Wreck {  // want "unresumed-path: .completion."
                completion(false)
            }
        }
    }

    // Not all of the type.
    private func dock(at port: Port) throws -> Ship {
        if port.isOpen { throw Wreck.reef }
        return port.ship
    }

    func dock(at port: Port, completion: @escaping (Ship?) -> Void) {
        Task {
            do {
                completion(try dock(at: port))
            } catch let error as Wreck where error.isFinal {  // want "unresumed-path: .completion."
                completion(nil)
            }
        }
    }

    // Of another type than the clause.
    func leave(_ port: Port, completion: @escaping (Ship?) -> Void) {
        Task {
            do {
                completion(try dock(at: port))
            } catch let error as Leak {  // want "unresumed-path: .completion."
                completion(nil)
            }
        }
    }

    // Only one of both is known.
    func round(_ port: Port, completion: @escaping (Ship?) -> Void) {
        Task {
            do {
                try port.hold()
                completion(try dock(at: port))
            } catch let error as Wreck {  // want "unresumed-path: .completion."
                completion(nil)
            }
        }
    }

    // The error that is caught is not the one that is thrown again.
    private func beach(at port: Port) throws {
        do { try port.hold() } catch { throw error }
        if port.isOpen { throw Wreck.reef }
    }

    func beach(at port: Port, completion: @escaping (Bool) -> Void) {
        Task {
            do {
                try beach(at: port)
                completion(true)
            } catch let error as Wreck {  // want "unresumed-path: .completion."
                completion(false)
            }
        }
    }
}
