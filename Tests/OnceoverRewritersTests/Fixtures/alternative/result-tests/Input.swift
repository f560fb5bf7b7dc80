struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        completion(place < 0 ? .failure(NoDepth()) : .success(place))
    }

    func whole(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            print("result \(result)")
            completion(1)
        }
    }

    func around(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            print("before")
            switch result {
            case .success(let depth):
                print("depth \(depth)")
            case .failure(let failure):
                print("no depth \(failure)")
            }
            print("after")
            completion(1)
        }
    }

    func ifs(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            if case .success(let depth) = result {
                completion(depth)
            } else if case .failure(let failure) = result {
                print("no depth \(failure)")
                completion(0)
            } else {
                completion(1)
            }
        }
    }

    func breaks(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            switch result {
            case .success(let depth):
                completion(depth)
                break
            case .failure:
                completion(0)
                break
            }
        }
    }

    func returns(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            switch result {
            case .success(let depth):
                completion(depth)
                return
            case .failure(let failure):
                print("no depth \(failure)")
                completion(0)
                return
            }
        }
    }

    func successOnly(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            if case .success(let depth) = result {
                print("depth \(depth)")
            }
            completion(1)
        }
    }

    func guarded(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            guard case .success(let depth) = result else {
                print("none")
                completion(0)
                return
            }
            completion(depth)
        }
    }

    func tried(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            if let depth = try? result.get() {
                completion(depth)
            } else {
                completion(0)
            }
        }
    }

    func guardedTry(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            guard let depth = try? result.get() else {
                completion(0)
                return
            }
            completion(depth)
        }
    }

    func caught(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            do {
                let depth = try result.get()
                completion(depth)
            } catch {
                print("no depth \(error)")
                completion(0)
            }
        }
    }

    func asked(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            print("before \(result)")
            if case .success(let depth) = result {
                print("\(depth) \((try? result.get()) ?? 0)")
            }
            completion(1)
        }
    }

    func twice(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            if case .success(let depth) = result {
                print("first \(depth)")
            }
            if case .success(let deep) = result {
                print("second \(deep)")
            }
            completion(1)
        }
    }

    func withDefault(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            switch result {
            case .success(let depth):
                completion(depth)
            default:
                completion(0)
            }
        }
    }

    func together(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            switch result {
            case .success, .failure:
                completion(4)
            }
        }
    }

    func falling(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            switch result {
            case .success:
                fallthrough
            case .failure:
                completion(5)
            }
        }
    }

    func constrained(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            switch result {
            case .success(let depth) where depth > 3:
                completion(depth)
            case .success(let depth):
                completion(-depth)
            case .failure:
                completion(0)
            }
        }
    }

    func leavesInside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            switch result {
            case .success(let depth):
                if depth == 3 {
                    completion(3)
                    return
                }
                completion(depth)
            case .failure:
                completion(0)
            }
        }
    }

    func breaksInside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            switch result {
            case .success(let depth):
                if depth == 3 {
                    break
                }
                print("depth \(depth)")
            case .failure:
                break
            }
            completion(6)
        }
    }

    func subjectInside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            switch result {
            case .success(let depth):
                print(result)
                completion(depth)
            case .failure:
                completion(0)
            }
        }
    }

    func mapped(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { result in
            completion((try? result.map { $0 + 1 }.get()) ?? 0)
        }
    }
}

struct NoDepth: Error {}
