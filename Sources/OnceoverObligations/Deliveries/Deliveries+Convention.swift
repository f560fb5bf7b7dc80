import OnceoverControlFlow
import OnceoverVocabulary

extension Deliveries {
    /// What an unknown method gives a closure with a value and an error: one of the two, never neither. So do the
    /// methods of Objective-C that Swift also imports as `async throws`: `{ ship, error in … }`.
    ///
    /// Nil if the closure does not ask for the error, or asks for nothing else, or if a nil value means the end, as for
    /// a cursor.
    ///
    /// Source: <https://github.com/swiftlang/swift-evolution/blob/main/proposals/0297-concurrency-objc.md>
    init?(byConventionOf region: Region, asking asked: [Int], in graph: FlowGraph) {
        let names = region.parameters.map { graph.terms[$0].name }
        guard Self.isConventional(region, in: graph), asked.count > 1,
            let error = names.lastIndex(where: ErrorName.isOne), asked.contains(error),
            !asked.contains(where: { Self.mayEnd(names[$0]) })
        else { return nil }
        let unknown = names.map { _ in Delivery.Value.unknown }
        guard let success = names.firstIndex(where: Self.tellsSuccess), asked.contains(success) else {
            insert(Delivery(values: unknown))
            return
        }
        insert(Delivery(values: unknown.replacing(success, by: .known(.boolean(true)))))
        insert(Delivery(values: unknown.replacing(error, by: .known(.isNil(false)))))
    }

    /// Whether a parameter of this name says that there is no error: `success`, `didSucceed`.
    static func tellsSuccess(_ name: String) -> Bool { name.lowercased().contains("succe") }

    /// Whether a method is given the closure, or who asks for one that is given back.
    private static func isConventional(_ region: Region, in graph: FlowGraph) -> Bool {
        guard let call = region.call else { return region.isDeferred && region.property == nil }
        if case .member = graph.calls[call].callee { return true }
        return false
    }

    /// Whether a value of this name is nil behind the last one: `cursor`, `nextPage`.
    private static func mayEnd(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return lowered.hasSuffix("cursor") || Vocabulary.nextPageBeginnings.contains(where: lowered.hasPrefix)
    }
}

extension [Delivery.Value] {
    fileprivate func replacing(_ index: Int, by value: Element) -> Self {
        var values = self
        values[index] = value
        return values
    }
}
