// verdicts: 1 proved, 0 assumed, 4 violated, 4 unknown
struct Fleet {
    let ships: [Ship]

    // It calls the handler only where it does not hand it on.
    func leave(completion: @escaping () -> Void) {
        if ships.isEmpty { return completion() }
        signal(completion: completion)
    }

    private func signal(completion: @escaping () -> Void) { print(ships) }  // want "unresumed-path: .completion."

    // One of two who hand it on calls it.
    func arrive(completion: @escaping () -> Void) {
        light(completion: completion)
        completion()
    }

    func anchor(completion: @escaping () -> Void) { light(completion: completion) }

    private func light(completion: @escaping () -> Void) { print(ships) }  // want "unresumed-path: .completion."

    // It calls the handler on some of the paths only.
    func wait(completion: @escaping () -> Void) {
        call(completion: completion)
        if ships.isEmpty { completion() }
    }

    private func call(completion: @escaping () -> Void) { print(ships) }  // want "unresumed-path: .completion."

    // What it hands on is a closure of its own.
    func sink(completion: @escaping () -> Void) {
        ring { print("sunk") }
        completion()
    }

    private func ring(completion: @escaping () -> Void) { print(ships) }  // want "unresumed-path: .completion."
}
