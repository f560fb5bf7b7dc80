struct Search: Sendable {
    func find(_ wanted: Int, in numbers: [Int], completion: @escaping @Sendable (Bool) -> Void) {
        for number in numbers where number == wanted {
            completion(true)
            return
        }
        completion(false)
    }
}
