import OnceoverControlFlow
import OnceoverSymbols

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
    static let taking: Set<String> = [
        "removeValue", "removeFirst", "removeLast", "popFirst", "popLast", "remove", "updateValue", "take", "dequeue",
        "pop", "exchange",
    ]
    /// They put something in, and take out what was there.
    static let replacing: Set<String> = ["updateValue", "exchange"]
    /// They give one of the elements, and leave it where it is.
    static let choosing: Set<String> = ["first", "last", "randomElement", "min", "max"]
    /// They give what the collection holds in another form, and leave it where it is.
    static let converting: Set<String> = [
        "map", "compactMap", "flatMap", "joined", "reversed", "sorted", "shuffled",
    ]
    /// Types that are made of what a collection holds.
    static let collections: Set<String> = ["Array", "ContiguousArray", "Deque", "Set", "CircularBuffer"]
    /// Types of lists, to which an extension may add a method that discharges all that is in one.
    static let lists: Set<String> = collections.union(["Sequence", "Collection", "ArraySlice"])
    static let reading: Set<String> = [
        "forEach", "map", "compactMap", "filter", "contains", "first", "last", "sorted", "enumerated", "reversed",
        "reserveCapacity", "flatMap", "joined", "shuffled", "randomElement", "min", "max",
        "makeIterator", "keys", "count", "index", "firstIndex", "isEmpty",
    ]
    static let clearing: Set<String> = ["removeAll"]
    /// They take out those that their arguments say.
    static let removingSome: Set<String> = ["removeAll", "removeFirst", "removeLast", "removeSubrange"]
    /// They give some of the elements, and leave all where they are.
    static let picking: Set<String> = ["filter", "compactMap", "prefix", "suffix", "dropFirst", "dropLast", "split"]
    static let storing: Set<String> = ["append", "insert", "updateValue", "enqueue", "push", "store", "prepend"]

    /// Whether a method of this name is a collection's own, and none that the project has added.
    static func isKnown(_ name: String) -> Bool {
        [taking, clearing, storing, reading].contains { $0.contains(name) }
    }
}
