// verdicts: 1 proved, 2 violated, 0 unknown
final class Office {
    private let clerk: Drafting = Clerk()
    private let poet: Rhyming = Poet()
    private let archive = Archive()

    func order(completion: @escaping (Order) -> Void) {
        guard let order = clerk.draft("cargo") else { return }
        completion(order)
    }

    func verse(completion: @escaping (Order) -> Void) {
        guard let verse = poet.rhyme("harbour") else { return }  // want "unresumed-path: .completion."
        completion(verse)
    }

    // Another type's method has this name.
    func copy(completion: @escaping (Order) -> Void) {
        guard let copy = archive.draft("cargo") else { return }  // want "unresumed-path: .completion."
        completion(copy)
    }
}
