// verdicts: 1 proved, 2 assumed, 0 violated, 0 unknown

enum Wreck: Error { case reef, storm(any Error) }

/// Who calls a closure that throws says by the first clause what it throws, and by the last one that there is nothing else.
func sail(_ radio: Radio, completion: @escaping (Result<Ship, Wreck>) -> Void) {
    radio.request("sounder") { answer in
        do {
            let ship = try answer()
            completion(.success(ship))
        } catch let error as Wreck {
            completion(.failure(error))
        } catch {}  // assumes expected-error-type
    }
}

func sail(by answer: () throws -> Ship, completion: @escaping (Ship?) -> Void) {
    do {
        let ship = try answer()
        completion(ship)
    } catch is Wreck {
        completion(nil)
    } catch {  // assumes expected-error-type
    }
}

/// What is called throws errors of one type, whatever else is caught.
final class Captain {
    private func sail(to port: Port) throws -> Ship {
        guard port.isOpen else { throw Wreck.reef }
        return port.ship
    }

    func sail(to port: Port, completion: @escaping (Result<Ship, Wreck>) -> Void) {
        do {
            let ship = try sail(to: port)
            completion(.success(ship))
        } catch let error as Wreck {
            completion(.failure(error))
        } catch {
            port.log(error)
        }
    }
}
