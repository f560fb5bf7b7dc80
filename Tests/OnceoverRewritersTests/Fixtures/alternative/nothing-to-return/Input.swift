struct Bell: Sendable {
    func ring(_ times: Int, completion: @escaping @Sendable () -> Void) {
        guard times > 0 else { return completion() }
        for _ in 0..<times { print("ding") }
        completion()
    }

    func ringTwice(completion: @escaping @Sendable () -> Void) {
        ring(1) {
            ring(1) {
                print("rung")
                completion()
            }
        }
    }
}
