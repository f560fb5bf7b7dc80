import OnceoverControlFlow
import OnceoverSymbols
import SwiftSyntax

/// The observers of a stored property, which run whenever it is given another value.
struct SlotObservers {
    let property: StoredProperty
    let context: FileContext

    /// Whether one of them answers who waited in the property, on all its paths.
    var answerReplaced: Bool {
        all.contains { observer in
            switch context.declarations.functions[observer].nameToken.text {
            case "didSet": answersOldValue(observer)
            case "willSet": answersValue(observer)
            default: false
            }
        }
    }

    /// Their bodies, by number. An accessor is a function without a name.
    var all: [Int] { context.declarations.functions.indices.filter(isObserver) }

    func isObserver(_ function: Int) -> Bool {
        let declared = context.declarations.functions[function]
        guard declared.name.isEmpty, declared.typeName == property.typeName, property.path.count == 1 else {
            return false
        }
        let observer = declared.nameToken.parent?.as(AccessorDeclSyntax.self)
        let binding = observer?.parent?.parent?.parent?.as(PatternBindingSyntax.self)
        let name = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        return ["didSet", "willSet"].contains(declared.nameToken.text) && name == property.path[0]
    }

    /// `didSet { oldValue?.resume() }`
    private func answersOldValue(_ observer: Int) -> Bool {
        let graph = context.graph(of: observer)
        guard let old = graph.terms.find("oldValue", of: graph.selfTerm) else { return false }
        let tracked = TrackedObligation(
            kind: property.shape.obligationKind, name: "oldValue", site: property.site, roots: [old],
            optionalRoots: [old], start: graph.entry, end: graph.exit, throwEnd: graph.throwExit)
        let exploration = Exploration(context.flows.flow(of: tracked, in: observer))
        return exploration.isComplete && exploration.leaks.isEmpty && exploration.count.contains(.once)
    }

    /// `willSet { waiting?.resume() }`: what it resumes, it need not clear.
    private func answersValue(_ observer: Int) -> Bool {
        let waits = Status(.pending, isStored: true)
        let outcomes = context.slots.outcomes(of: observer, slot: property, from: waits) ?? []
        return outcomes.contains { $0.status.progress == .discharged }
            && outcomes.allSatisfy { [.discharged, .dormant].contains($0.status.progress) }
    }
}
