import OnceoverDiagnostics
import OnceoverSymbols
import SwiftSyntax

/// The names on which the verdicts of a file may depend: those in functions of which not all is proved, and in the methods of
/// types that store an obligation.
struct VerdictDependencies {
    private let context: FileContext
    private let proved: [Location]
    private let open: [Location]

    init(context: FileContext, _ obligations: [ObligationRecord]) {
        self.context = context
        proved = obligations.filter { $0.judgement == .proved }.map(\.location)
        open = obligations.filter { $0.judgement != .proved }.map(\.location)
    }

    /// - Complexity: O(tokens of those functions)
    var names: Set<String> {
        let storing = Set(context.storedProperties.map(\.typeName))
        let types = storing.union(context.declarations.extendedTypes)
        var names = Set(storing.map(\.simpleName))
        for index in context.declarations.functions.indices where context.owns(index) {
            let function = context.declarations.functions[index]
            if function.typeName.map(types.contains) ?? false || isOpen(function) {
                names.formUnion(Self.names(in: function))
            }
        }
        return names
    }

    private static func names(in function: DeclaredFunction) -> Set<String> {
        let tokens = function.nameToken.parent?.tokens(viewMode: .sourceAccurate)
        let type = function.simpleTypeName.map { [$0] } ?? []
        return Set(type + (tokens?.compactMap(\.identifier?.name) ?? []))
    }

    /// Whether it has an obligation that is not proved, or is given something that is no obligation as far as the file shows.
    private func isOpen(_ function: DeclaredFunction) -> Bool {
        let first = context.file.location(of: function.nameToken).line
        let lines = first...max(first, context.file.location(of: function.rightBrace).line)
        if open.contains(where: { lines.contains($0.line) }) { return true }
        return function.parameters.contains { $0.shape != .other } && !proved.contains { lines.contains($0.line) }
    }
}
