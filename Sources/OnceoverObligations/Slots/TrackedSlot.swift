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

/// Calls on collections that hold obligations, by what they do.
enum SlotCalls {
    /// They take out what they return.
    static let taking: Set<String> = Vocabulary.takingMethods
    /// They put something in, and take out what was there.
    static let replacing: Set<String> = Vocabulary.replacingMethods
    /// They give one of the elements, and leave it where it is.
    static let choosing: Set<String> = Vocabulary.choosingMethods
    /// They give what the collection holds in another form, and leave it where it is.
    static let converting: Set<String> = Vocabulary.convertingMethods
    /// Types that are made of what a collection holds.
    static let collections: Set<String> = Vocabulary.listTypes
    /// Types of lists, to which an extension may add a method that discharges all that is in one.
    static let lists: Set<String> = collections.union(Vocabulary.listProtocols)
    static let reading: Set<String> = Vocabulary.readingMembers
    static let clearing: Set<String> = ["removeAll"]
    /// They take out those that their arguments say.
    static let removingSome: Set<String> = Vocabulary.partlyRemovingMethods
    /// They give some of the elements, and leave all where they are.
    static let picking: Set<String> = Vocabulary.pickingMethods
    static let storing: Set<String> = Vocabulary.storingMethods

    /// Whether a method of this name is a collection's own, and none that the project has added.
    static func isKnown(_ name: String) -> Bool {
        [taking, clearing, storing, reading].contains { $0.contains(name) }
    }
}
