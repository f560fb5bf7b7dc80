struct Box<Element: Sendable> {
    let element: Element

    func open<Other: Sendable>(
        with other: Other, completion: @escaping @Sendable (Element, Other) -> Void
    ) where Other: Equatable {
        completion(element, other)
    }
}
