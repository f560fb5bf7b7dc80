protocol Rhyming {
    func rhyme(_ word: String) -> Order?
}

final class Poet: Rhyming {
    func rhyme(_ word: String) -> Order? { Order(text: word) }
}

/// One of those that the call may mean gives nothing.
final class Sailor: Rhyming {
    func rhyme(_ word: String) -> Order? { word == "sea" ? Order(text: "tea") : nil }
}
