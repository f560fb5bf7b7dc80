// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown

/// What a clause is given is an error, and never nil.
func moor(_ ship: Ship, in yard: Yard, completion: @escaping (Result<Int, any Error>) -> Void) {
    var caught: (any Error)?
    do {
        let berth = try yard.moor(ship)
        if berth == 0 { throw Spill.oil }
        completion(.success(berth))
    } catch {
        caught = error
    }
    if let caught { completion(.failure(caught)) }
}

func moor(_ ship: Ship, at yard: Yard, completion: @escaping (Result<Int, any Error>) -> Void) {
    var caught: (any Error)?
    do {
        completion(.success(try yard.moor(ship)))
    } catch let problem {
        caught = problem
    }
    guard let problem = caught else { return }
    completion(.failure(problem))
}

/// By its type, it has a name all the same.
func moor(_ ship: Ship, by yard: Yard, completion: @escaping (Result<Int, any Error>) -> Void) {
    var caught: (any Error)?
    do {
        let berth = try yard.moor(ship)
        completion(.success(berth))
    } catch let spill as Spill {
        caught = spill
    } catch {
        caught = error
    }
    if caught != nil { completion(.failure(caught ?? Spill.oil)) }
}
