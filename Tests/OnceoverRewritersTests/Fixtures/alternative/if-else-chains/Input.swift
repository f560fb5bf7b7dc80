struct Scale: Sendable {
    func name(of weight: Int, completion: @escaping @Sendable (String?, Error?) -> Void) {
        if weight < 0 {
            completion(nil, CancellationError())
        } else if weight < 10 {
            // A feather.
            completion("light", nil)
        } else {
            let name = weight > 100 ? "heavy" : "middling"
            completion(name, nil)
        }
    }
}
