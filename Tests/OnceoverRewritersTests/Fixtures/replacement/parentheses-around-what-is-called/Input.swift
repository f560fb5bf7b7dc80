import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

func ring(completion: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.global().async { completion(1) }
}

struct Bell: Sendable {
    func toll(_ times: Int, completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(times) }
    }

    func itself() -> Bell { self }
}

func tower() -> Bell { Bell() }

func global() {
    ((ring))(completion: { times in
        print(times)
        Signal.done.signal()
    })
}

func trailing() {
    (ring) { times in
        print(times)
        Signal.done.signal()
    }
}

func method() {
    (((tower().itself()).toll))(2) { times in
        print(times)
        Signal.done.signal()
    }
}

func returned(completion: @escaping @Sendable (Int) -> Void) {
    (tower().toll)(3) { times in
        completion(times + 1)
    }
}

func all() {
    (returned) {
        print($0)
        Signal.done.signal()
    }
}
