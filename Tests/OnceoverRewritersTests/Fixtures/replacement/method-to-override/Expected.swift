@MainActor class Ferry {
    func board(_ guest: String) async -> String {
        fatalError("subclasses override it")
    }
}

final class Steamer: Ferry {
    override func board(_ guest: String) async -> String {
        return "\(guest) is on board"
    }
}

@MainActor func embark(on ferry: Ferry) {
    Task.immediate {
        let text = await ferry.board("Ada")
        print(text)
    }
}

@MainActor func embarkTwice(on ferry: Ferry) {
    embark(on: ferry)
    Task.immediate { _ = await ferry.board("Bea") }
    print("called")
}
