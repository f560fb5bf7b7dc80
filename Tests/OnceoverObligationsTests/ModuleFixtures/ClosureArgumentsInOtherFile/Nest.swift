final class Nest {
    let ear: Ear

    func sight(completion: @escaping (Int?, (any Error)?) -> Void) {
        onDeck { fog in
            if fog { completion(nil, CancellationError()) } else { completion(4, nil) }
        }
    }

    func hear(completion: @escaping (Int?, (any Error)?) -> Void) {
        ear.hear(completion: completion)
    }
}

func onDeck(_ work: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { work(true) }
}
