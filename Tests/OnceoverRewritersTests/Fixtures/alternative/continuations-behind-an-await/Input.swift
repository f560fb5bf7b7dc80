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

    func discarded(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, _ in
                completion(value ?? 0)
            }
        }
    }

    func kept(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            let number = later(depth) { value, _ in
                completion(value ?? 0)
            }
            print(number)
        }
    }

    func inExpression(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            print(later(depth) { value, _ in
                (completion(value ?? 0))
            })
        }
    }

    func optionals(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, error in
                completion(value, error)
            }
        }
    }

    func complex(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, error in
                completion(value.map { $0 + 1 }, error)
            }
        }
    }

    func chosen(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, error in
                if let error = error {
                    completion(nil, error)
                } else {
                    completion(value!, nil)
                }
            }
        }
    }

    func alwaysBoth(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, error in
                completion(value ?? 9, NoDepth())
            }
        }
    }

    func neither(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { depth in
            _ = later(depth) { _, _ in
                completion(nil, nil)
            }
        }
    }

    func done(_ place: Int, completion: @escaping @Sendable () -> Void) {
        load(place) { depth in
            _ = later(depth) { _, _ in
                completion()
            }
        }
    }

    func result(_ place: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, error in
                completion(error.map { .failure($0) } ?? .success(value ?? 0))
            }
        }
    }

    func nestedTwice(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            _ = later(depth) { value, _ in
                _ = later((value ?? 0) + 1) { value, _ in
                    completion(value ?? 0)
                }
            }
        }
    }

    func eitherOfTwo(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            if depth > 6 {
                _ = later(depth) { value, _ in completion(value ?? 0) }
            } else {
                _ = later(0) { value, _ in completion(value ?? 1) }
            }
        }
    }

    func onAQueue(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            DispatchQueue.global().async {
                completion(depth)
            }
        }
    }

    func throughAHelper(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            @Sendable func finish(_ number: Int) { completion(number) }
            _ = later(depth) { value, _ in finish(value ?? 0) }
        }
    }

    func namedContinuation(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { continuation in
            _ = later(continuation) { value, _ in
                completion((value ?? 0) + continuation)
            }
        }
    }
}

struct NoDepth: Error {}
