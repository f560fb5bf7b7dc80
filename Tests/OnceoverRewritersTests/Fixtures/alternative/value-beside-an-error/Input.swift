struct Steps {
    func run(_ names: [String], completion: @escaping @Sendable ([String], Error?) -> Void) {
        if names.isEmpty {
            completion(names, StepError())
            return
        }
        completion(names, nil)
    }
}

struct StepError: Error {}
