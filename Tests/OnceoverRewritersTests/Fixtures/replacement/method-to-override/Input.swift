@MainActor class Ferry {
    func board(_ guest: String, completion: @escaping @Sendable (String) -> Void) {
        fatalError("subclasses override it")
    }
}

final class Steamer: Ferry {
    override func board(_ guest: String, completion: @escaping @Sendable (String) -> Void) {
        completion("\(guest) is on board")
    }
}

@MainActor func embark(on ferry: Ferry) {
    ferry.board("Ada") { text in
        print(text)
    }
}

@MainActor func embarkTwice(on ferry: Ferry) {
    embark(on: ferry)
    ferry.board("Bea") { _ in }
    print("called")
}
