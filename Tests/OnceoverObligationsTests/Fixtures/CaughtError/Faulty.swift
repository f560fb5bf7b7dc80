// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

/// The error is remembered after the call, too.
func moor(_ ship: Ship, in yard: Yard, completion: @escaping (Result<Int, any Error>) -> Void) {
    var caught: (any Error)?
    do {
        let berth = try yard.moor(ship)
        completion(.success(berth))  // want "double-resume: .completion."
        if berth == 0 { throw Spill.oil }
    } catch {
        caught = error
    }
    if let caught { completion(.failure(caught)) }
}

/// One clause forgets it.
func moor(_ ship: Ship, by yard: Yard, completion: @escaping (Result<Int, any Error>) -> Void) {
    var caught: (any Error)?
    do {
        let berth = try yard.moor(ship)
        completion(.success(berth))
    } catch let spill as Spill {
        caught = spill
    } catch {
        yard.log("lost")
    }
    if let caught { completion(.failure(caught)) }  // want "unresumed-path: .completion."
}

/// It may be of another type.
func moor(_ ship: Ship, at yard: Yard, completion: @escaping (Result<Int, any Error>) -> Void) {
    do {
        completion(.success(try yard.moor(ship)))
    } catch {
        if let spill = error as? Spill { completion(.failure(spill)) }  // want "unresumed-path: .completion."
    }
}

func moor(_ ship: Ship, by radio: Radio, in yard: Yard, completion: @escaping (Result<Int, any Error>) -> Void) {
    do {
        completion(.success(try yard.moor(ship)))
    } catch let problem {
        guard let spill = problem as? Spill else { return }  // want "unresumed-path: .completion."
        completion(.failure(spill))
    }
}
