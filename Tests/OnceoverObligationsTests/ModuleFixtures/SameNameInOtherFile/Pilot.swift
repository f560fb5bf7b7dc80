final class Office {
    static let shared = Office()
    let pilot = Pilot()
}

final class Pilot {
    private var flags: [Int] = []

    func signal(_ flag: Int, completion: @escaping (Bool) -> Void) {  // want "unresumed-path: .completion."
        flags.append(flag)
    }

    func moor(_ berth: Int, completion: @escaping (Bool) -> Void) {
        completion(berth > 0)
    }
}
