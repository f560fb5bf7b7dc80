final class Radio {
    var log = 0

    // What both callers give keeps the radio. No other module sees the type, so none can call it.
    public func send(completion: @escaping (Int) -> Void) {
        wait { [weak self] in
            guard let self else { return }  // assumes object-is-kept
            completion(self.log)
        }
    }

    // One of them lets go of its object, and so of the radio.
    func receive(completion: @escaping (Int) -> Void) {
        wait { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion."
            completion(self.log)
        }
    }

    // The caller does not keep the radio itself.
    func tune(completion: @escaping (Int) -> Void) {
        wait { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion."
            completion(self.log)
        }
    }

    // Tries again, with what keeps the radio.
    func retry(_ tries: Int, completion: @escaping (Int) -> Void) {
        wait { [weak self] in
            guard let self else { return }  // assumes object-is-kept
            if tries > 0 { return self.retry(tries - 1, completion: completion) }
            completion(self.log)
        }
    }

    // Nobody in sight calls it.
    func close(completion: @escaping (Int) -> Void) {
        wait { [weak self] in
            guard let self else { return }  // want "droppable-callback: .completion."
            completion(self.log)
        }
    }
}
