import Dispatch

/// It has no async form: nobody can tell when it calls back.
private func later(_ place: Int, then work: @escaping @Sendable (Int?, Error?) -> Void) -> Int {
    DispatchQueue.global().async { place < 0 ? work(nil, NoDepth()) : work(place, nil) }
    return place
}

struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(place * 2)
    }

    func errorThenValue(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, error in
                if let error { return completion(nil, error) }
                completion(value, nil)
            }
        }
    }

    func newError(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, _ in
                guard let value else {
                    completion(nil, NoDepth())
                    return
                }
                completion(value, nil)
            }
        }
    }

    func twoValues(_ place: Int, completion: @escaping @Sendable (Int?, Int?, Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, error in
                completion(value.map { $0 + 1 }, value.map { $0 + 2 }, error)
            }
        }
    }

    func onlyError(_ place: Int, completion: @escaping @Sendable (Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { _, error in
                completion(error)
            }
        }
    }

    func resultOfNothing(_ place: Int, completion: @escaping @Sendable (Result<Void, Error>) -> Void) {
        load(place) { depth in
            _ = later(depth) { _, error in
                if let error {
                    completion(.failure(error))
                } else {
                    completion(.success(()))
                }
            }
        }
    }

    func resultMade(_ place: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, error in
                completion(Result { if let value { value } else { throw error ?? NoDepth() } })
            }
        }
    }

    func switchInside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, _ in
                switch value {
                case .some(let number): completion(number)
                case nil: completion(0)
                }
            }
        }
    }

    func returned(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, _ in
                return completion(value ?? 0)
            }
        }
    }

    func shadowedHandler(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, _ in
                let finish = completion
                finish(value ?? 0)
            }
        }
    }

    func awaitInTheMiddle(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            load(depth) { deeper in
                _ = later(deeper) { value, _ in
                    load(value ?? 0) { last in completion(last) }
                }
            }
        }
    }
}

struct NoDepth: Error {}
