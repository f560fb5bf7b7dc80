// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

enum Wreck: Error { case reef, storm(any Error) }

/// What the last clause takes is worth a line.
func sail(_ radio: Radio, completion: @escaping (Result<Ship, Wreck>) -> Void) {
    radio.request("sounder") { answer in
        do {
            let ship = try answer()
            completion(.success(ship))
        } catch let error as Wreck {
            completion(.failure(error))
        } catch {  // want "unresumed-path: .completion."
            radio.log(error)
        }
    }
}

/// A method is no closure, and throws what it likes.
func sail(_ port: Port, completion: @escaping (Ship?) -> Void) {
    do {
        let ship = try port.sail()
        completion(ship)
    } catch is Wreck {
        completion(nil)
    } catch {}  // want "unresumed-path: .completion."
}

func sail(_ port: Port, by answer: () throws -> Ship, completion: @escaping (Ship?) -> Void) {
    do {
        try port.hold()
        let ship = try answer()
        completion(ship)
    } catch is Wreck {
        completion(nil)
    } catch {}  // want "unresumed-path: .completion."
}

/// It looks for no type.
func sail(by answer: () throws -> Ship, completion: @escaping (Ship?) -> Void) {
    do {
        completion(try answer())
    } catch {}  // want "unresumed-path: .completion."
}

/// The clause that looks for it is the one that does not call.
func sail(gently answer: () throws -> Ship, completion: @escaping (Ship?) -> Void) {
    do {
        let ship = try answer()
        completion(ship)
    } catch is Wreck {  // want "unresumed-path: .completion."
    } catch {
        completion(nil)
    }
}
