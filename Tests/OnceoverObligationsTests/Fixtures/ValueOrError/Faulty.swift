// verdicts: 1 proved, 0 assumed, 9 violated, 0 unknown

final class Deaf {
    private let radio = Radio()
    private let queue = DispatchQueue(label: "deaf")

    // Who does not ask for the error forgets it.
    func hail(_ name: String, completion: @escaping (Ship) -> Void) {
        radio.hail(name) { ship, error in
            guard let ship else { return }  // want "unresumed-path: .completion."
            completion(ship)
        }
    }

    // Who asks and does not answer, too.
    func call(_ name: String, completion: @escaping (Ship) -> Void) {
        radio.hail(name) { ship, error in
            if let ship {  // want "unresumed-path: .completion."
                completion(ship)
            } else if let error {
                print(error)
            }
        }
    }

    // No ship may be no error where there is nothing else that says so.
    func ask(_ name: String, completion: @escaping (any Error) -> Void) {
        radio.hail(name) { _, error in
            if let error { completion(error) }  // want "unresumed-path: .completion."
        }
    }

    // Who is asked for a permission may say no without an error.
    func unlock(_ name: String, completion: @escaping (Bool) -> Void) {
        radio.unlock(name) { granted, error in
            if granted {
                completion(true)
            } else if error != nil {  // want "unresumed-path: .completion."
                completion(false)
            }
        }
    }

    // Behind the last page there is no cursor, and no error.
    func page(_ number: Int, completion: @escaping (Bool) -> Void) {
        radio.page(number) { cursor, error in
            if error != nil {
                completion(false)
            } else if let cursor {  // want "unresumed-path: .completion."
                completion(cursor.isLast)
            }
        }
    }

    // Neither, says the body.
    func seek(_ name: String, completion: @escaping (Ship?, (any Error)?) -> Void) {
        queue.async { completion(nil, nil) }
    }

    func sought(_ name: String, completion: @escaping (Ship?) -> Void) {
        seek(name) { ship, error in
            if let ship {
                completion(ship)
            } else if error != nil {  // want "unresumed-path: .completion."
                completion(nil)
            }
        }
    }

    // Two values are no value and error.
    func pair(_ name: String, completion: @escaping (Ship) -> Void) {
        radio.pair(name) { ship, other in
            if let ship {
                completion(ship)
            } else if let other {  // want "unresumed-path: .completion."
                completion(other)
            }
        }
    }

    // Said twice, where both come.
    func both(_ name: String, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { ship, error in
            if let ship { completion(ship) }  // want "double-resume: .completion."
            completion(error == nil ? Ship() : nil)
        }
    }

    // A function of its own, which belongs to no object, may do as it likes.
    func fetch(_ name: String, completion: @escaping (Ship?) -> Void) {
        fetchFromTower(name) { ship, error in
            if let ship {
                completion(ship)
            } else if error != nil {  // want "unresumed-path: .completion."
                completion(nil)
            }
        }
    }
}
