// verdicts: 2 proved, 0 assumed, 3 violated, 0 unknown
final class Office {
    private let clerk: Drafting = Clerk()
    private let poet: Rhyming = Poet()
    private let archive = Archive()
    private var orders: [Int: Order] = [:]

    func order(completion: @escaping (Order) -> Void) {
        guard let order = clerk.draft("cargo") else { return }
        completion(order)
    }

    func verse(completion: @escaping (Order) -> Void) {
        guard let verse = poet.rhyme("harbour") else { return }  // want "unresumed-path: .completion."
        completion(verse)
    }

    func reprint(_ number: Int, completion: @escaping (Order) -> Void) {
        orders[number] = Press.order("cargo")
        let order = orders[number]
        guard let order else { return }
        completion(order)
    }

    func review(_ number: Int, completion: @escaping (Order) -> Void) {
        orders[number] = Press.proof("cargo")
        guard let order = orders[number] else { return }  // want "unresumed-path: .completion."
        completion(order)
    }

    // Another type's method has this name.
    func copy(completion: @escaping (Order) -> Void) {
        guard let copy = archive.draft("cargo") else { return }  // want "unresumed-path: .completion."
        completion(copy)
    }
}
