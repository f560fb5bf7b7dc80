import OnceoverAnalysis
import OnceoverControlFlow
import OnceoverSymbols

extension Assumption {
    /// `let loader = Loader(); return await loader.load()`: no code calls the same object twice.
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
        asks: { $0.overwrites(\.isOfMember) ? $0.asksWhoMakes : [] },
        applies: { $0.overwrites(\.isOfObjectForOneUse) || $0.loses(\.isGivenAtStart) })
}

extension Case {
    /// All files that mention the type of the property are asked what they do with its objects.
    fileprivate var asksWhoMakes: Set<Ask> {
        guard let type = tracked.slot?.property.simpleTypeName else { return [] }
        return [Ask(name: MakingFact.name(of: type), trustsExpectation: false, mention: type)]
    }
}

extension StepCase {
    fileprivate var isOfMember: Bool { !property.isGlobal }

    /// Whether objects of the type are made, and nobody keeps one.
    fileprivate var isOfObjectForOneUse: Bool {
        let type = property.simpleTypeName
        return isOfMember && context.others.areForOneUse(type, own: MadeObjects(of: type, in: context))
    }

    /// Whether an object gets a handler as it is made, and no other.
    fileprivate var isGivenAtStart: Bool {
        isHandler && SlotFinder(context: context).slot(of: property)?.isForOneUse ?? false
    }
}
