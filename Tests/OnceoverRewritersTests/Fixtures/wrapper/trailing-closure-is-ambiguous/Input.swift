struct Menu {
    func open(at place: Int = 0, completion: @escaping @Sendable (Int) -> Void) { completion(place) }
    func open(at place: Int = 0, sorted: @escaping @Sendable (Int, Int) -> Bool) {}
}
