struct Chart {
    private var drawn: (Int) -> Void {
        get { { _ in } }
        set(completion) { completion(1) }
    }

    init(completion: @escaping (Int) -> Void) { completion(1) }

    func plain(_ place: Int) {}

    func twoResults(completion: (Result<Int, Error>, Result<Int, Error>) -> Void) {}  // want "does not escape"

    func returns(completion: @escaping (Int) -> Void) -> Int {  // want "returns `Int`"
        completion(1)
        return 0
    }

    func handlerReturns(completion: @escaping (Int) -> Int) {  // want "`completion` must return a value"
        _ = completion(1)
    }

    func automatic(completion: @autoclosure @escaping () -> Void) { completion() }

    func calledTwice(completion: @escaping (Int) -> Void) {  // want "called twice"
        completion(1)
        completion(2)
    }

    func calledNever(completion: @escaping (Int?, Error?) -> Void) {}  // want "its body is empty"

    /// The closure belongs to what is made.
    func button(_ title: String, action: @escaping (Int) -> Void) -> Button { Button(title, action) }

    func pressed(times: Int, action: @escaping (Int) -> Void) -> Bool {
        action(times)
        return true
    }
}

struct Button {
    let action: (Int) -> Void

    init(_ title: String, _ action: @escaping (Int) -> Void) { self.action = action }
}
