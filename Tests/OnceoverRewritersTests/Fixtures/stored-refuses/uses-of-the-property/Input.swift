/// What each class does besides to store its handler, to call it and to clear it.
@MainActor
final class Asking {
    private var completion: ((Result<Int, Error>) -> Void)?

    func ask(completion: @escaping (Result<Int, Error>) -> Void) {
        self.completion = completion
    }

    func answer() {
        // Whether somebody waits decides about more than the answer.
        if completion != nil { print("somebody waits") }
        completion?(.success(1))
        completion = nil
    }
}

@MainActor
final class Wrapping {
    private var completion: ((Result<Int, Error>) -> Void)?

    func ask(completion: @escaping (Result<Int, Error>) -> Void) {
        self.completion = completion
    }

    func log() {
        self.completion = { result in print(result) }
    }

    func answer() {
        completion?(.success(1))
        completion = nil
    }
}

@MainActor
final class Observing {
    private var completion: ((Result<Int, Error>) -> Void)? {
        didSet { print("changed") }
    }

    func ask(completion: @escaping (Result<Int, Error>) -> Void) {
        self.completion = completion
    }

    func answer() {
        completion?(.success(1))
        completion = nil
    }
}

enum MeterError: Error { case broken }

@MainActor
final class Meter {
    private var completion: ((Result<Int, MeterError>) -> Void)?

    func read(completion: @escaping (Result<Int, MeterError>) -> Void) {
        self.completion = completion
    }

    func answer() {
        completion?(.success(1))
        completion = nil
    }
}

/// Two functions store, and one of them has to stay.
@MainActor
final class Sharing {
    private var completion: ((Result<Int, Error>) -> Void)?

    func read(completion: @escaping (Result<Int, Error>) -> Void) {
        self.completion = completion
    }

    func write(completion: @escaping (Result<Int, Error>) -> Void) -> Int {  // want "it returns `Int`"
        self.completion = completion
        return 1
    }

    func answer() {
        completion?(.success(1))
        completion = nil
    }
}

/// More hangs on whether somebody waits than the answer.
@MainActor
final class Deciding {
    private var completion: ((Result<Int, Error>) -> Void)?

    func ask(completion: @escaping (Result<Int, Error>) -> Void) {
        self.completion = completion
    }

    func answer() {
        if let handler = completion {
            print("somebody waits")
            handler(.success(1))
        }
        completion = nil
    }
}
