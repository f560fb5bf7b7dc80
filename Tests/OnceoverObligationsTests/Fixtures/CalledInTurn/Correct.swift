// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Each of two methods has the other call what is stored.
final class Ferry {
    private let radio: Radio
    var completion: ((Result<Ship, any Error>) -> Void)?

    init(radio: Radio) { self.radio = radio }

    func start(completion: @escaping (Result<Ship, any Error>) -> Void) {
        self.completion = completion
        find(1)
    }

    func find(_ number: Int) {
        radio.find(number) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let ship): completion?(.success(ship))
            case .failure(let error):
                if error.isMissing {
                    build()
                    completion?(.failure(error))
                }
            }
        }
    }

    func build() {
        radio.build { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let number): find(number)
            case .failure(let error): completion?(.failure(error))
            }
        }
    }
}
