struct Empty: Error {}

final class Pantry: Sendable {
    let shelves = ["flour", "salt"]

    /// Looks for something.
    ///
    /// - Parameters:
    ///   - name: of what is looked for.
    ///   - completion: called with its shelf, or an error.
    func find(_ name: String, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        guard let index = shelves.firstIndex(of: name) else {
            completion(nil, Empty())
            return
        }
        completion(index, nil)
    }

    func count(completion: @escaping @Sendable (Int) -> Void) { completion(shelves.count) }

    func clean(completion: @escaping @Sendable () -> Void) {
        print("cleaned")
        completion()
    }

    static func open(completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        completion(.success("open"))
    }

    // Calls one of the others, and is called by nobody.
    func describe(_ name: String, completion: @escaping @Sendable (Result<String, Error>) -> Void) {
        find(name) { index, error in
            if let index {
                completion(.success("\(name) on \(index)"))
            } else {
                completion(.failure(error ?? Empty()))
            }
        }
    }
}

func check(_ number: Int, completion: @escaping @Sendable (Error?) -> Void) {
    if number < 0 { return completion(Empty()) }
    completion(nil)
}

func measure<T: Sendable>(_ value: T, completion: @escaping @Sendable (T, Int) -> Void) { completion(value, 1) }
