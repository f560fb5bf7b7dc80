import SwiftSyntax

/// Where the code around a node runs, as declarations say. A task that is started there runs there, too.
enum Isolation {
    case main
    case actor
    /// Nowhere in particular, or it is not known.
    case none

    /// - Parameter outer: what is around the tree.
    init(around node: Syntax, outer: Isolation = .none, in index: ProjectIndex, _ relations: TypeRelations) {
        var current = node
        while let parent = current.parent {
            if let found = Isolation(of: parent, outer: outer, relations) {
                self = found
                return
            }
            current = parent
        }
        self = outer
    }

    /// Nil where what is further out decides.
    private init?(of node: Syntax, outer: Isolation, _ relations: TypeRelations) {
        if let closure = node.as(ClosureExprSyntax.self) {
            guard let found = Isolation(of: closure) else { return nil }
            self = found
        } else if let modified = node.asProtocol((any WithModifiersSyntax).self),
            modified.modifiers.contains(where: { $0.name.text == "nonisolated" })
        {
            self = .none
        } else if let attributed = node.asProtocol((any WithAttributesSyntax).self),
            attributed.attributes.contains(where: { $0.attributeName == "MainActor" })
        {
            self = .main
        } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
            self = Isolation(ofType: group, outer: outer, relations)
        } else {
            return nil
        }
    }

    private init(ofType node: any DeclGroupSyntax, outer: Isolation, _ relations: TypeRelations) {
        let name =
            node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.simpleName
            ?? node.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
        self = name == EnclosingType.name ? outer : relations.isolation(ofTypeNamed: name)
    }

    /// The isolation of a closure by the function that receives it; nil if it may run anywhere.
    private init?(of closure: ClosureExprSyntax) {
        if closure.isOnMainActor {
            self = .main
            return
        }
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
        if call?.mainQueueClosure?.id == closure.id {
            self = .main
        } else if ["Task", "init"].contains(call?.calledName ?? ""), call?.calledExpression.trimmedDescription == "Task"
        {
            return nil
        } else {
            self = .none
        }
    }
}

extension Project {
    /// Where a function runs.
    func isolation(of function: ProjectFunction) -> Isolation {
        Isolation(around: Syntax(function.node.signature), in: index, relations)
    }

    /// Whether the async form of a function runs where its caller runs, as the function does. This is so unless a
    /// declaration around it belongs to an actor.
    func hasCallersIsolation(_ function: ProjectFunction) -> Bool {
        guard isolation(of: function) == .none, !function.node.attributes.contains(where: \.isGlobalActor) else {
            return false
        }
        guard let type = function.scope.last else { return true }
        return function.scope.allSatisfy(relations.isDeclared) && relations.foreignParent(of: type) == nil
            && !relations.lineage(of: type).contains(where: relations.isOnGlobalActor)
    }
}

extension ClosureExprSyntax {
    /// `{ @MainActor in … }`
    var isOnMainActor: Bool {
        signature?.attributes.contains { $0.attributeName == "MainActor" } ?? false
    }
}

extension TypeRelations {
    func isolation(ofTypeNamed name: String) -> Isolation {
        let line = lineage(of: name)
        if line.contains(where: { isOnMainActor($0) || $0.isMainActorClass }) { return .main }
        return isActor(name) ? .actor : .none
    }
}

extension String {
    /// Classes and protocols of the system that belong to the main actor.
    fileprivate var isMainActorClass: Bool {
        let isView = ["ViewController", "View", "Cell", "Window", "Control", "Button"].contains { hasSuffix($0) }
        let isApplication = ["UIApplicationDelegate", "NSApplicationDelegate", "App", "Scene", "UIResponder"].contains(
            self)
        return isApplication || isView && (hasPrefix("UI") || hasPrefix("NS") || self == "View")
    }
}
