import Dispatch

public struct Well: Sendable {
    public func draw(completion: @escaping @Sendable (Int?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(4, nil) }
    }

    func cool(completion: @escaping @Sendable (Int?, (any Error)?) -> Void) {
        draw { litres, error in
            guard let litres else { return completion(nil, error) }
            completion(litres + 1, nil)
        }
    }

    func drink() {
        cool { litres, error in
            guard let litres else { return print(error as Any) }
            print(litres)
        }
    }
}
