// verdicts: 0 proved, 0 assumed, 0 violated, 2 unknown

enum Catch { case fish(Int), fault(any Error) }

/// It calls nothing: the closures will, if somebody calls one.
func split(_ handler: @escaping (Catch) -> Void) -> (caught: (Int) -> Void, failed: (any Error) -> Void) {
    let caught = { (count: Int) in handler(.fish(count)) }
    let failed = { (error: any Error) in handler(.fault(error)) }
    return (caught, failed)
}

func haul(_ net: Net, completion: @escaping (Catch) -> Void) {
    let (_, failed) = split(completion)
    guard net.isWhole else { return failed(Spill.oil) }
    net.pull { completion(.fish($0)) }
}
