struct Box<Element: Sendable> {
    let element: Element

    func open<Other: Sendable>(
        with other: Other, completion: @escaping @Sendable (Element, Other) -> Void
    ) where Other: Equatable {
        completion(element, other)
    }

    nonisolated(nonsending) func open<Other: Sendable>(with other: Other) async -> (Element, Other) where Other: Equatable {
        await withCheckedContinuation { continuation in
            open(with: other) { continuation.resume(returning: ($0, $1)) }
        }
    }
}
