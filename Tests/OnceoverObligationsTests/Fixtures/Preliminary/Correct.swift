// verdicts: 0 proved, 0 assumed, 0 violated, 2 unknown

struct Snapshot {
    var name = ""
    var isDegraded = false
}

// A blurred picture is followed by a sharp one.
func look(through glass: any Spyglass, completion: @escaping (String?) -> Void) {
    glass.request { result in
        switch result {
        case .success(let snapshot):
            if !snapshot.isDegraded { completion(snapshot.name) }
        case .failure: completion(nil)
        }
    }
}

func peer(through glass: any Spyglass, completion: @escaping (String?) -> Void) {
    glass.take { snapshot, isDegraded in
        guard !isDegraded else { return }
        completion(snapshot.name)
    }
}

protocol Spyglass {
    func request(_ then: @escaping (Result<Snapshot, any Error>) -> Void)
    func take(_ then: @escaping (Snapshot, Bool) -> Void)
}
