struct Bellows {
    func blow(completion: @escaping @Sendable (Int) -> Void) {  // want "is called twice on some path"
        Fire().feed(completion)
    }
}
