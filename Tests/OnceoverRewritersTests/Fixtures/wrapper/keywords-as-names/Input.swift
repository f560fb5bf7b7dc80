struct Words {
    func `repeat`(in place: Int, for `default`: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(place + `default`)
    }

    func find(where: Bool, throws: Bool, completion: @escaping @Sendable (Bool) -> Void) {
        completion(`where` && `throws`)
    }
}
