struct Shelf: Sendable {
    func find(_ title: String, completion: @escaping @Sendable (Int, Bool) -> Void) {  // want "could also mean the async form of `Shelf.find\(_:completion:\)` \(Input.swift:6\)"
        completion(title.count, true)
    }

    func find(_ title: String, completion: @escaping @Sendable (String, Bool) -> Void) {  // want "could also mean the async form of `Shelf.find\(_:completion:\)` \(Input.swift:2\)"
        completion(title, true)
    }

    func find(_ number: Int, completion: @escaping @Sendable (String, Bool) -> Void) {
        completion("\(number)", true)
    }

    static func find(_ title: String, completion: @escaping @Sendable (Int?) -> Void) {
        completion(title.count)
    }

    func first(completion: @escaping @Sendable (Int) -> Void) {
        find("A") { (place: Int, isFree: Bool) in
            completion(isFree ? place : 0)
        }
    }
}

extension Array where Element == Int {
    func sum(completion: @escaping @Sendable (Int) -> Void) { completion(reduce(0, +)) }
}

extension Array where Element == Double {
    func sum(completion: @escaping @Sendable (Double) -> Void) { completion(reduce(0, +)) }
}
