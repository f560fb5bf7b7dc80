// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

struct Picture {
    var name = ""
    var isDegraded = false
    var isBlurred = false
}

// What is not preliminary is all that comes.
func look(through glass: any Telescope, completion: @escaping (String?) -> Void) {
    glass.request { picture in
        if picture.isDegraded { completion(picture.name) }  // want "unresumed-path: .completion."
    }
}

func peer(through glass: any Telescope, completion: @escaping (String?) -> Void) {
    glass.request { picture in
        guard !picture.isBlurred else { return }  // want "unresumed-path: .completion."
        completion(picture.name)
    }
}

protocol Telescope {
    func request(_ then: @escaping (Picture) -> Void)
}
