import OnceoverSignatures
import OnceoverVocabulary
import SwiftSyntax

/// What a written type holds.
extension StoredPropertyFinder {
    /// The continuation in an element, also where it is one part of a tuple.
    func elementShape(of type: TypeSyntax) -> (shape: HandlerShape, label: String?) {
        guard let tuple = type.as(TupleTypeSyntax.self) else { return (HandlerShape(type, aliases: aliases), nil) }
        let parts = tuple.elements.filter { !hearsMeanwhile($0) }
            .map { (shape: HandlerShape($0.type, aliases: aliases), label: $0.firstName?.text) }
        let held = parts.filter { $0.shape != .other }
        return held.first { $0.label.map(HandlerName.isCompletion) ?? false } ?? held.first ?? (.other, nil)
    }

    /// `progressHandler: Progress?` in `(progressHandler: Progress?, completionHandler: Completion)`: no code waits for
    /// that one.
    private func hearsMeanwhile(_ part: TupleTypeElementSyntax) -> Bool {
        guard let label = part.firstName?.text, HandlerShape(part.type, aliases: aliases).isHandler else {
            return false
        }
        return HandlerName.isEvent(label) || ProgressHandler.isWritten(part.type)
    }

    /// `case open(waiting: [CheckedContinuation<Int, Never>])`
    func listedContinuation(in type: TypeSyntax) -> HandlerShape {
        let shape = elementType(of: type).map { HandlerShape($0, aliases: aliases) } ?? .other
        if case .continuation = shape { return shape }
        return .other
    }

    func elementType(of type: TypeSyntax) -> TypeSyntax? {
        if let array = type.as(ArrayTypeSyntax.self) { return array.element }
        if let dictionary = type.as(DictionaryTypeSyntax.self) { return dictionary.value }
        guard let named = type.as(IdentifierTypeSyntax.self) else { return nil }
        return Vocabulary.collectionTypes.contains(named.name.text) ? lastArgument(of: named) : nil
    }

    /// What each of the lists holds that are the values of a dictionary: `[URL: [(Data?) -> Void]]`.
    func listed(in type: TypeSyntax) -> TypeSyntax? { type.is(DictionaryTypeSyntax.self) ? nil : elementType(of: type) }

    /// What a lock guards.
    func guardedType(of type: TypeSyntax) -> TypeSyntax? {
        guard let named = type.as(IdentifierTypeSyntax.self), Vocabulary.guardedValueTypes.contains(named.name.text)
        else { return nil }
        return lastArgument(of: named)
    }

    private func lastArgument(of type: IdentifierTypeSyntax) -> TypeSyntax? {
        guard case .type(let argument)? = type.genericArgumentClause?.arguments.last?.argument else { return nil }
        return argument
    }
}

extension Declarations {
    /// Whether values of a type guard another value: the closures that they run are given it.
    package static func isGuard(_ type: String) -> Bool { Vocabulary.guardedValueTypes.contains(type) }
}
