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
        } else if function.hasParametersOfTheCall {
            self = .nonEscapingClosures
        } else if candidate.hasOwnErrorType {
            self = .errorType
        } else if let other = candidate.withSameName(in: project.index) {
            self = .sameForm(other)
        } else if function.node.body != nil, !candidate.isProved {
            self = candidate.storageObstacle ?? .notProved
        } else {
            return nil
        }
    }

    static let objectiveC = Self("Objective-C code may call it", "visible to Objective-C")
    static let registersEvents = Self(
        "by its name, it registers something that hears of many events", "registers for events")
    static func mayBelongInside(_ name: String) -> Self {
        Self(
            "nothing says that `\(name)` is called when all is done: it may have to run inside, in a transaction or on a queue (`--handler \(name)` says so)",
            "not named as a completion handler")
    }
    static func namedByLabel(_ label: String) -> Self {
        Self("the label `\(label)` is what its name means, and would go", "its name is in the handler's label")
    }
    static let isPublic = Self("it is public, and callers elsewhere would break", "public")

    static func calledBySystem(_ parent: String) -> Self {
        Self(
            "nobody here calls it, and who knows `\(parent)` may", "may belong to a protocol that is declared elsewhere"
        )
    }

    static func related(_ symbol: String, _ reason: String) -> Self {
        Self(
            "`\(symbol)`, which goes with it, cannot be converted: \(reason)", "goes with one that cannot be converted")
    }

    static func notCandidate(_ symbol: String) -> Self {
        Self("`\(symbol)`, which goes with it, is not converted", "goes with one that cannot be converted")
    }

    static func foreignImplementation(_ type: String) -> Self {
        Self("`\(type)` has to have it, and does not have it here", "implemented elsewhere")
    }
}

extension RefusalReason {
    /// What is at a place where a function is used; `place` is `file:line`.
    private init(at place: String, _ text: String, _ category: String) { self.init("\(place) \(text)", category) }

    static func reference(_ place: String) -> Self {
        Self(at: place, "uses it as a value", "used as a value")
    }
    static func unclearCall(_ place: String) -> Self {
        Self(
            at: place, "may call it, on something whose type is not known here",
            "a call that may be of another function")
    }
    static func ambiguousCall(_ place: String) -> Self {
        Self(at: place, "may call it or another function of that name", "a call that may be of another function")
    }
    static func unreadable(_ path: String) -> Self {
        Self("\(path) names it, and has syntax errors", "named in a file that cannot be read")
    }
    static func handlerNotWritten(_ place: String) -> Self {
        Self(at: place, "gives it a handler that is not written there", "a caller's handler is not written there")
    }
    static func valueBesideError(_ place: String) -> Self {
        Self(
            at: place, "hands on a handler that is told a value beside an error, which nothing would give",
            "value beside an error")
    }
    static func genericHandler(_ place: String) -> Self {
        Self(
            at: place, "says in its handler alone which types are meant, and the handler goes",
            "a caller's handler says the types")
    }
    static func usedCall(_ place: String) -> Self {
        Self(at: place, "calls it within an expression", "called within an expression")
    }
    static func optionalReceiver(_ place: String) -> Self {
        Self(at: place, "calls it on something that may be nil", "called on something that may be nil")
    }
    static func callsBackAtOnce(_ place: String) -> Self {
        Self(
            at: place, "may be called back before the call returns, which a task that starts later could not do",
            "may call back at once")
    }
    static func actsAtOnce(_ place: String) -> Self {
        Self(
            at: place, "would start a task, which does later what the call does at once", "does something at once")
    }
    static func overtaken(_ place: String) -> Self {
        Self(
            at: place, "belongs to no actor, so the task of a later call could overtake that of this one",
            "calls could overtake each other")
    }
    static func otherQueue(_ place: String) -> Self {
        Self(at: place, "has a handler that is called in several places", "calls back in several places")
    }
    static func waits(_ place: String) -> Self {
        Self(at: place, "waits behind the call, and would keep the task from running", "a caller blocks its thread")
    }
    static func keepsQueue(_ place: String) -> Self {
        Self(at: place, "counts on the queue that it calls back on", "calls back on a queue of its own")
    }
    static func assigns(_ place: String, _ name: String) -> Self {
        Self(
            at: place, "has a handler that changes its variable `\(name)`", "a handler changes a variable of the caller"
        )
    }
    static func inDeinit(_ place: String) -> Self {
        Self(at: place, "calls it while `self` goes away, which a task cannot hold", "called in a deinitialiser")
    }
    static func unwritable(_ place: String, _ reason: String) -> Self {
        Self(at: place, "cannot be written without the handler: \(reason)", "a caller cannot be converted")
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
    fileprivate func withSameName(in index: ProjectIndex) -> String? {
        let going = Set(wrappers.map(FunctionFamilies.Key.init))
        let same = index.functions(named: function.name).first {
            $0.scope == function.scope && $0.labels == labels && $0.isStatic == function.isStatic
                && !going.contains(FunctionFamilies.Key($0))
        }
        if let same { return same.symbol }
        let full = (function.scope + [function.name]).joined(separator: ".")
        return labels.isEmpty && index.hasProperty(full) ? full : nil
    }
}
