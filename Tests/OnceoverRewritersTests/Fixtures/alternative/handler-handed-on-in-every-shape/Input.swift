typealias Measured = @Sendable (Int) -> Void
typealias Sounded = Measured
typealias Outcome = @Sendable (Result<Int, NoDepth>) -> Void

struct Depth: Sendable {
    func plain(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(place)
    }

    func plainBehind(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        print("plain")
        plain(place, completion: completion)
    }

    func several(_ place: Int, completion: @escaping @Sendable (Int, String) -> Void) {
        completion(place, "m")
    }

    func severalBehind(_ place: Int, completion: @escaping @Sendable (Int, String) -> Void) {
        print("several")
        several(place, completion: completion)
    }

    func nothing(_ place: Int, completion: @escaping @Sendable () -> Void) {
        completion()
    }

    func nothingBehind(_ place: Int, completion: @escaping @Sendable () -> Void) {
        print("nothing")
        nothing(place, completion: completion)
    }

    func withError(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(place, nil)
    }

    func withErrorBehind(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        print("withError")
        withError(place, completion: completion)
    }

    func onlyError(_ place: Int, completion: @escaping @Sendable (Error?) -> Void) {
        completion(nil)
    }

    func onlyErrorBehind(_ place: Int, completion: @escaping @Sendable (Error?) -> Void) {
        print("onlyError")
        onlyError(place, completion: completion)
    }

    func nonOptionalError(_ place: Int, completion: @escaping @Sendable (Int, Error) -> Void) {
        completion(place, NoDepth())
    }

    func nonOptionalErrorBehind(_ place: Int, completion: @escaping @Sendable (Int, Error) -> Void) {
        print("nonOptionalError")
        nonOptionalError(place, completion: completion)
    }

    func alias(_ place: Int, completion: @escaping Measured) {
        completion(place)
    }

    func aliasBehind(_ place: Int, completion: @escaping Measured) {
        print("alias")
        alias(place, completion: completion)
    }

    func aliasOfAlias(_ place: Int, completion: @escaping Sounded) {
        completion(place)
    }

    func aliasOfAliasBehind(_ place: Int, completion: @escaping Sounded) {
        print("aliasOfAlias")
        aliasOfAlias(place, completion: completion)
    }

    func aliasOfResult(_ place: Int, completion: @escaping Outcome) {
        completion(.success(place))
    }

    func aliasOfResultBehind(_ place: Int, completion: @escaping Outcome) {
        print("aliasOfResult")
        aliasOfResult(place, completion: completion)
    }

    func neverFails(_ place: Int, completion: @escaping @Sendable (Result<Int, Never>) -> Void) {
        completion(.success(place))
    }

    func neverFailsBehind(_ place: Int, completion: @escaping @Sendable (Result<Int, Never>) -> Void) {
        print("neverFails")
        neverFails(place, completion: completion)
    }

    func fails(_ place: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        completion(.success(place))
    }

    func failsBehind(_ place: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        print("fails")
        fails(place, completion: completion)
    }

    func failsTyped(_ place: Int, completion: @escaping @Sendable (Result<Int, NoDepth>) -> Void) {
        completion(.failure(NoDepth()))
    }

    func failsTypedBehind(_ place: Int, completion: @escaping @Sendable (Result<Int, NoDepth>) -> Void) {
        print("failsTyped")
        failsTyped(place, completion: completion)
    }

    func optional(_ place: Int, completion: @escaping @Sendable (Int?) -> Void) {
        completion(place > 0 ? place : nil)
    }

    func optionalBehind(_ place: Int, completion: @escaping @Sendable (Int?) -> Void) {
        print("optional")
        optional(place, completion: completion)
    }

    func optionals(_ place: Int, completion: @escaping @Sendable (Int?, String?) -> Void) {
        completion(nil, "m")
    }

    func optionalsBehind(_ place: Int, completion: @escaping @Sendable (Int?, String?) -> Void) {
        print("optionals")
        optionals(place, completion: completion)
    }

    func mixed(_ place: Int, completion: @escaping @Sendable (Int?, String) -> Void) {
        completion(nil, "m")
    }

    func mixedBehind(_ place: Int, completion: @escaping @Sendable (Int?, String) -> Void) {
        print("mixed")
        mixed(place, completion: completion)
    }

    func noValue(_ place: Int, completion: @escaping @Sendable (Void) -> Void) {
        completion(())
    }

    func noValueBehind(_ place: Int, completion: @escaping @Sendable (Void) -> Void) {
        print("noValue")
        noValue(place, completion: completion)
    }

    func resultOfNothing(_ place: Int, completion: @escaping @Sendable (Result<Void, Error>) -> Void) {
        completion(.success(()))
    }

    func resultOfNothingBehind(_ place: Int, completion: @escaping @Sendable (Result<Void, Error>) -> Void) {
        print("resultOfNothing")
        resultOfNothing(place, completion: completion)
    }

    func severalOrError(_ place: Int, completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
        completion(place, "m", nil)
    }

    func severalOrErrorBehind(_ place: Int, completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
        print("severalOrError")
        severalOrError(place, completion: completion)
    }

    func flagBesideValue(_ place: Int, completion: @escaping @Sendable (Int?, Bool, Error?) -> Void) {
        completion(place, true, nil)
    }

    func flagBesideValueBehind(_ place: Int, completion: @escaping @Sendable (Int?, Bool, Error?) -> Void) {
        print("flagBesideValue")
        flagBesideValue(place, completion: completion)
    }

    func labelled(_ place: Int, completion: @escaping @Sendable (_ depth: Int, _ unit: String) -> Void) {
        completion(place, "m")
    }

    func labelledBehind(_ place: Int, completion: @escaping @Sendable (_ depth: Int, _ unit: String) -> Void) {
        print("labelled")
        labelled(place, completion: completion)
    }

    func convention(_ place: Int, completion: @escaping @Sendable @convention(block) (Int) -> Void) {
        completion(place)
    }

    func conventionBehind(_ place: Int, completion: @escaping @Sendable @convention(block) (Int) -> Void) {
        print("convention")
        convention(place, completion: completion)
    }

    func generic<T: Sendable>(_ place: T, completion: @escaping @Sendable (T) -> Void) {
        completion(place)
    }

    func genericBehind<T: Sendable>(_ place: T, completion: @escaping @Sendable (T) -> Void) {
        print("generic")
        generic(place, completion: completion)
    }

    func genericError<E: Error>(_ failure: E, completion: @escaping @Sendable (Int?, E?) -> Void) {
        completion(nil, failure)
    }
}

struct NoDepth: Error {}
