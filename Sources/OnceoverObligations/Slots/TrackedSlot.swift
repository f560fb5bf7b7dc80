import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary

/// A stored property in the graph of one of its type's methods.
struct TrackedSlot {
    let property: StoredProperty
    /// What stands for the obligation that it holds.
    let root: TermID
    /// What is assigned as a whole: the property itself, or the enum whose payload holds the obligation.
    let holder: TermID
    /// The object that has the property, where that is not the method's own. Another object may take its place.
    let keeper: TermID?
    /// The case whose payload holds it.
    let caseName: String?
    let isCollection: Bool
    /// Whether it holds nothing where the body begins, as in an initialiser.
    let startsEmpty: Bool
    /// Whether an observer of the property answers who waited in it when it is given another value.
    let isAnsweredWhenReplaced: Bool
}

/// What methods do with a collection that holds obligations, where the vocabulary's lists go together.
enum SlotCalls {
    /// Types of lists, to which an extension may add a method that discharges all that is in one.
    static let lists: Set<String> = Vocabulary.listTypes.union(Vocabulary.listProtocols)
    static let clearing: Set<String> = ["removeAll"]

    /// Whether a method of this name is a collection's own, and none that the project has added.
    static func isKnown(_ name: String) -> Bool {
        [Vocabulary.takingMethods, clearing, Vocabulary.storingMethods, Vocabulary.readingMembers].contains {
            $0.contains(name)
        }
    }
}
