protocol Made: Sendable {
    init()
}

struct Maker {
    func pair<One: Made, Other: Made>(completion: @escaping @Sendable (One, Other) -> Void) {
        completion(One(), Other())
    }

    func one<One: Made>(completion: @escaping @Sendable (One?, (any Error)?) -> Void) {
        completion(One(), nil)
    }

    func several<One: Made, Fault: Error>(completion: @escaping @Sendable (One?, Fault?) -> Void) {
        completion(One(), nil)
    }

    func result<One: Made, Fault: Error>(completion: @escaping @Sendable (Result<One, Fault>) -> Void) {  // want "`Fault` would stand only after `throws`"
        completion(.success(One()))
    }

    func known<Fault: Error>(_ fault: Fault, completion: @escaping @Sendable (Result<Int, Fault>) -> Void) {
        completion(.failure(fault))
    }
}
