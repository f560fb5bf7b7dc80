struct Broken: Error {}

struct Door: Sendable {
    func close(_ force: Int, completion: @escaping @Sendable (Error?) -> Void) {
        guard force > 0 else { return completion(Broken()) }
        completion(nil)
    }

    func slam(completion: @escaping @Sendable (Error?) -> Void) {
        close(9) { error in
            completion(error)
        }
    }

    func shut(completion: @escaping @Sendable (Bool, Error?) -> Void) {
        close(1) { error in
            if let error {
                completion(false, error)
            } else {
                completion(true, nil)
            }
        }
    }
}
