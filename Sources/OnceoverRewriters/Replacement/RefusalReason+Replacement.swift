import OnceoverDiagnostics
import OnceoverSignatures
import SwiftSyntax

extension RefusalReason {
    /// Why the handler of a function cannot be taken away, from its own declaration; nil where it can.
    init?(replacing candidate: Candidate, includesPublic: Bool, _ project: Project) {
        let function = candidate.function
        let attributes = Set(function.node.attributes.compactMap(\.attributeName))
        if !attributes.isDisjoint(with: ["objc", "IBAction", "IBSegueAction"])
            || function.isInObjCMembers(project.index)
        {
            self = .objectiveC
        } else if let name = candidate.unnamedHandler {
            self = .mayBelongInside(name)
        } else if let label = candidate.speakingLabel {
            self = .namedByLabel(label)
        } else if candidate.registersEvents {
            self = .registersEvents
        } else if !includesPublic, function.isPublic {
            self = .isPublic
        } else if function.node.throwsItself {
            self = .throwsItself
        } else if function.node.signature.returnClause.map({ !$0.type.isVoid }) ?? false {
            self = .returnsBesides
        } else if function.node.modifiers.contains(where: { $0.name.text == "mutating" }) {
            self = .mutating
        } else if let reason = function.parameterOfTheCall {
            self = reason
        } else if candidate.hasOwnErrorType {
            self = .errorType
        } else if let reason = candidate.sameName(in: project) {
            self = reason
        } else if function.node.body != nil, !candidate.isProved {
            self = candidate.unprovedReason
        } else {
            return nil
        }
    }

    static let objectiveC = Self("Objective-C code may call it", "visible to Objective-C")
    static let registersEvents = Self(
        "its name says that it registers a listener for many events", "registers for events")
    static func mayBelongInside(_ name: String) -> Self {
        Self(
            "`\(name)` may have to run inside the function, such as in a transaction; if it need not, pass `--handler \(name)`",
            "not named as a completion handler")
    }
    static func namedByLabel(_ label: String) -> Self {
        Self(
            "the label `\(label)` is part of its name, and would be lost with the handler",
            "its name is in the handler's label")
    }
    static let isPublic = Self(
        "it is public, and callers in other projects would break; `--include-public` converts it", "public")

    static func calledBySystem(_ parent: String) -> Self {
        Self(
            "nothing here calls it, but code outside may, because its type is a `\(parent)`",
            "may belong to a protocol that is declared elsewhere"
        )
    }

    static func related(_ other: OtherFunction, _ reason: String) -> Self {
        Self(
            "it has to change together with \(other.text), which cannot be converted: \(reason)",
            "goes with one that cannot be converted", cause: other.cause(reason))
    }

    static func otherHandler(_ other: OtherFunction, _ difference: String) -> Self {
        Self(
            "it has to change together with \(other.text), whose handler \(difference)",
            "goes with one that has another handler", cause: other.cause("its handler \(difference)"))
    }

    static func sameProperty(_ name: String) -> Self {
        Self("its async form would have the name of the property `\(name)`", "same async form as another")
    }

    static func foreignImplementation(_ type: String) -> Self {
        Self("`\(type)` must implement it, but none of these files has that implementation", "implemented elsewhere")
    }
}

extension RefusalReason {
    static func reference(_ place: Location) -> Self {
        Self(at: place, "uses it as a value", "used as a value")
    }
    static func unclearCall(_ place: Location) -> Self {
        Self(
            at: place, "may call it: the type of the receiver is not known",
            "a call that may be of another function")
    }
    static func ambiguousCall(_ place: Location, _ other: OtherFunction) -> Self {
        Self(at: place, "may call \(other.text) instead", "a call that may be of another function")
    }
    static func unreadable(_ path: String) -> Self {
        Self("\(path) mentions it, and has syntax errors", "named in a file that cannot be read")
    }
    static func handlerNotWritten(_ place: Location) -> Self {
        Self(
            at: place, "passes a handler that is neither a closure nor a function that can be found",
            "a caller's handler is not written there")
    }
    static func valueBesideError(_ place: Location) -> Self {
        Self(
            at: place,
            "passes on a handler that receives a value beside an error, and the async form has no value for it",
            "value beside an error")
    }
    static func genericHandler(_ place: Location) -> Self {
        Self(
            at: place, "determines the generic types only by its handler, which would be gone",
            "a caller's handler says the types")
    }
    static func usedCall(_ place: Location) -> Self {
        Self(
            at: place, "uses the call inside a larger expression, which a task cannot replace",
            "called within an expression")
    }
    static func optionalReceiver(_ place: Location) -> Self {
        Self(at: place, "calls it on a receiver that may be nil", "called on something that may be nil")
    }
    static func callsBackAtOnce(_ place: Location) -> Self {
        Self(
            at: place, "may get its answer before the call returns; a task that starts later would answer later",
            "may call back at once")
    }
    static func actsAtOnce(_ place: Location) -> Self {
        Self(
            at: place, "would start a task, which would do its work later than the call does", "does something at once")
    }
    static func overtaken(_ place: Location) -> Self {
        Self(
            at: place, "belongs to no actor, so the task of a later call could run before the task of this one",
            "calls could overtake each other")
    }
    static func outOfStep(_ place: Location) -> Self {
        Self(
            at: place, "is answered in the order of its calls, and tasks could be answered in another order",
            "calls could overtake each other")
    }
    static func otherQueue(_ place: Location) -> Self {
        Self(at: place, "passes a handler that is called on different queues", "calls back in several places")
    }
    static func waits(_ place: Location) -> Self {
        Self(at: place, "blocks its thread after the call, so the task could not run", "a caller blocks its thread")
    }
    static func keepsQueue(_ place: Location) -> Self {
        Self(
            at: place, "may rely on the queue on which its handler is called; `--as wrapper` leaves that call as it is",
            "calls back on a queue of its own")
    }
    static func gathered(_ place: Location) -> Self {
        Self(
            at: place,
            "passes a handler that waits in a collection, and a task would run it behind the code that calls it",
            "handler waits in a collection")
    }
    static func assigns(_ place: Location, _ name: String) -> Self {
        Self(
            at: place, "passes a handler that changes the caller's variable `\(name)`",
            "a handler changes a variable of the caller"
        )
    }
    static func inDeinit(_ place: Location) -> Self {
        Self(at: place, "calls it in `deinit`, where a task cannot keep `self` alive", "called in a deinitialiser")
    }
    static func unwritable(_ place: Location, _ reason: String) -> Self {
        Self(at: place, "cannot be converted: \(reason)", "a caller cannot be converted")
    }
}

extension ProjectFunction {
    /// Whether code that is not here may call it, by its own modifiers or those around it.
    fileprivate var isPublic: Bool {
        let around: DeclModifierListSyntax? =
            switch place {
            case .protocol: node.enclosing(ProtocolDeclSyntax.self)?.modifiers
            case .extension: node.enclosing(ExtensionDeclSyntax.self)?.modifiers
            case .topLevel, .type: nil
            }
        return (Array(node.modifiers) + Array(around ?? [])).contains { ["public", "open"].contains($0.name.text) }
    }

    fileprivate func isInObjCMembers(_ index: ProjectIndex) -> Bool {
        index.types[scope.joined(separator: ".")]?.attributes.contains("objcMembers") ?? false
    }
}

extension Candidate {
    /// A label such as `didRequestAccessWithCompletion`, without which the function has no name.
    fileprivate var speakingLabel: String? {
        handler.positions.map { function.parameters[$0].firstName.text }.first { $0.count(where: \.isUppercase) > 3 }
    }

    /// The name of a handler that no name makes a completion handler.
    fileprivate var unnamedHandler: String? {
        guard handler.shape != .successFailurePair, !isSaid else { return nil }
        return handler.positions.map { function.parameters[$0] }.first { !$0.isNamed(HandlerName.isCompletion) }?
            .internalName
    }

    /// Whether its name says that it registers something, and the handler's does not say otherwise.
    fileprivate var registersEvents: Bool {
        !isSaid && HandlerName.registersEvents(function: function.name)
            && !handler.positions.contains { function.parameters[$0].isNamed(HandlerName.isCompletion) }
    }

    /// What would have the name that it has without its handler, but for wrappers, which go.
    fileprivate func sameName(in project: Project) -> RefusalReason? {
        let going = Set(wrappers.map(FunctionKey.init))
        let same = project.index.functions(named: function.name).first {
            $0.scope == function.scope && $0.labels == labels && $0.isStatic == function.isStatic
                && !going.contains(FunctionKey($0))
        }
        if let same { return .sameForm(project.named(same), isAsync: true) }
        let full = (function.scope + [function.name]).joined(separator: ".")
        return labels.isEmpty && project.index.hasProperty(full) ? .sameProperty(full) : nil
    }
}
