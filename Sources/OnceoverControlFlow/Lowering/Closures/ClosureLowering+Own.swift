import SwiftSyntax

/// Closures that a body assigns to a property of `self` and then calls itself: `self.onConfirm = { … }`, and in the
/// closure of a button `self.onConfirm?()`.
///
/// The property keeps such a closure, and it also runs where the body calls it. It is known if every path to the call
/// passes the assignment: in the same braces and in those inside them.
extension ClosureLowering {
    /// Notes what is assigned to a property; nothing is known of it if the value is not a closure.
    func noteClosure(_ index: Int?, in property: TermID) {
        guard case .member(builder.selfTerm, let name) = builder.graph.terms[property].kind else { return }
        builder.scope.unbind(Self.ownName(name))
        if let index { builder.scope.bind(Self.ownName(name), to: .callable(index)) }
    }

    /// Lays out the closure that a call runs, behind the call.
    func layOutOwnClosure(calledBy call: Int) {
        guard let name = ownProperty(calledBy: builder.graph.calls[call]),
            case .callable(let index)? = builder.scope.lookUp(Self.ownName(name))
        else { return }
        let made = builder.graph.calls[call]
        _ = layOut(index, as: .calledInPlace, arguments: made.arguments, at: made.site)
    }

    private func ownProperty(calledBy call: Call) -> String? {
        switch call.callee {
        case .name(let name), .member(of: builder.selfTerm, let name): return name
        case .value(let term):
            guard case .member(builder.selfTerm, let name) = builder.graph.terms[term].kind else { return nil }
            return name
        default: return nil
        }
    }

    /// No variable has such a name.
    private static func ownName(_ property: String) -> String { "self." + property }
}
