final class Ear {
    func hear(completion: @escaping (Int?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(nil, nil) }
    }
}
