import OnceoverControlFlow
import OnceoverSymbols

extension Assumption {
    /// `let loader = Loader(); return await loader.load()`: nobody calls the same object twice.
    static let madeForOneUse = Assumption(
        "made-for-one-use", .slot, .demotes,
        AssumptionPage(
            takes: "An object that is made where it is used, and that nobody stores, is assumed to be used once.",
            why: "A second call is made on a second object. It stores what waits in a property of its own.",
            example: """
                func place() async -> Place {
                    let locator = Locator()
                    return await locator.locate()
                }
                """,
            stillFound: "An object that a property, a global or another object keeps.",
            costs: "Code that calls the same object twice in one body."),
        applies: { $0.overwrites(\.isOfObjectForOneUse) || $0.loses(\.isGivenAtStart) })
}

extension StepCase {
    /// Whether the file makes objects of the type, and keeps none in a property.
    fileprivate var isOfObjectForOneUse: Bool {
        if property.isGlobal { return false }
        let name = property.simpleTypeName
        let isMade = [" ", "(", "{"].contains { start in
            ["(", "<"].contains { context.file.words.contains(start + name + $0) }
        }
        return isMade && !context.declarations.isStored(name)
    }

    /// Whether an object gets a handler as it is made, and no other.
    fileprivate var isGivenAtStart: Bool {
        isHandler && SlotFinder(context: context).slot(of: property)?.isForOneUse ?? false
    }
}
