struct Shelf: Sendable {
    func find(_ title: String, completion: @escaping @Sendable (Int) -> Void) {
        completion(title.count)
    }

    func find(_ title: String, completion: @escaping @Sendable (String) -> Void) {
        completion(title)
    }

    func first(completion: @escaping @Sendable (Int) -> Void) {
        find("A") { (place: Int) in
            completion(place)
        }
    }
}
