import Dispatch

struct Shelf: Sendable {
    func find(completion: @escaping @Sendable (Int) -> Void) {  // want "could also mean the async form of `Shelf.find\(handler:\)` \(Input.swift:8\)"
        DispatchQueue.global().async { completion(1) }
    }

    func find(handler: @escaping @Sendable (Int) -> Void) {  // want "could also mean the async form of `Shelf.find\(completion:\)` \(Input.swift:4\)"
        DispatchQueue.global().async { handler(2) }
    }
}
