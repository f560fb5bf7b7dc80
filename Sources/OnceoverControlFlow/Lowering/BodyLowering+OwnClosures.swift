import SwiftSyntax

/// Closures that a body assigns to a property of `self` and then calls itself: `self.onConfirm = { … }`, and in the closure of
/// a button `self.onConfirm?()`.
///
/// Such a closure is kept by the property, and runs where the body calls it besides. It is known where every path to the call
/// has passed the assignment: in the same braces, and in those inside them.
extension BodyLowering {
    /// Notes what is assigned to a property; nothing is known of it if the value is not a closure.
    func noteClosure(_ index: Int?, in property: TermID) {
        guard case .member(selfTerm, let name) = graph.terms[property].kind else { return }
        scope.unbind(Self.ownName(name))
        if let index { scope.bind(Self.ownName(name), to: .callable(index)) }
    }

    /// Lays out the closure that a call runs, behind the call.
    func layOutOwnClosure(calledBy call: Int) {
        guard let name = ownProperty(calledBy: graph.calls[call]),
            case .callable(let index)? = scope.lookUp(Self.ownName(name))
        else { return }
        let made = graph.calls[call]
        _ = layOut(index, as: .calledInPlace, arguments: made.arguments, at: made.site)
    }

    private func ownProperty(calledBy call: Call) -> String? {
        switch call.callee {
        case .name(let name), .member(of: selfTerm, let name): return name
        case .value(let term):
            guard case .member(selfTerm, let name) = graph.terms[term].kind else { return nil }
            return name
        default: return nil
        }
    }

    /// No variable has such a name.
    private static func ownName(_ property: String) -> String { "self." + property }
}
