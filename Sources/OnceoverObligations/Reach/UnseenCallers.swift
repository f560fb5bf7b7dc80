import OnceoverSymbols
import OnceoverVocabulary

/// Callers of a function that the project does not name.
extension FileCode {
    /// Whether a user of the module may: it is public, and not of an application or a part of one.
    func isUsedByAnyone(_ function: Int) -> Bool {
        [.product, .unclaimed].contains(file.standing.program) && isSeenByOthers(function)
    }

    /// Whether a protocol from outside may require it, because the type conforms to something that the file does not
    /// declare. Protocols of the project are found by the names of their methods.
    func mayBeRequired(_ function: Int) -> Bool {
        let declared = declarations.functions[function]
        guard !declared.isPrivate, declared.typeName != nil else { return false }
        return inheritedTypes(of: function).contains { !Self.isClosed($0) }
    }

    /// Types and protocols that call no method by a name of the user's own, by how they are called.
    private static func isClosed(_ type: String) -> Bool {
        Vocabulary.closedTypes.contains(type) || Vocabulary.closedTypeEndings.contains(where: type.hasSuffix)
    }
}
