import SwiftSyntax

/// The names that are visible at a place in a body.
final class Scope {
    enum Binding {
        case variable(TermID)
        /// A local function, or a constant that holds a closure.
        case callable(Int)
    }

    private let parent: Scope?
    private var bindings: [String: Binding] = [:]

    /// Whether it goes on where its parent leaves off, in the same braces.
    private let isContinuation: Bool

    init(parent: Scope?, isContinuation: Bool = false) {
        self.parent = parent
        self.isContinuation = isContinuation
    }

    func bind(_ name: String, to binding: Binding) { bindings[name] = binding }

    /// Forgets a binding, wherever it was made.
    func unbind(_ name: String) {
        bindings[name] = nil
        parent?.unbind(name)
    }

    /// The binding that was made in these braces, not in those around them.
    func own(_ name: String) -> Binding? {
        bindings[name] ?? (isContinuation ? parent?.own(name) : nil)
    }

    func lookUp(_ name: String) -> Binding? {
        var scope: Scope? = self
        while let current = scope {
            if let binding = current.bindings[name] { return binding }
            scope = current.parent
        }
        return nil
    }
}

/// A closure or local function that has not been laid out yet, with the names that it sees.
struct Callable {
    enum Body {
        case closure(ClosureExprSyntax)
        case function(FunctionDeclSyntax)
        /// An argument that the function evaluates when it likes.
        case autoclosure(ExprSyntax)
        /// A variable that holds one, handed over by its name: `numbers.forEach(completion)`.
        case value(TermID, ExprSyntax)

        var tokens: TokenSequence {
            switch self {
            case .closure(let node): node.tokens(viewMode: .sourceAccurate)
            case .function(let node): node.tokens(viewMode: .sourceAccurate)
            case .autoclosure(let node), .value(_, let node): node.tokens(viewMode: .sourceAccurate)
            }
        }
    }

    let body: Body
    let scope: Scope
    /// Whether it is wrapped in a work item, which runs it when it is performed or handed on.
    let isWorkItem: Bool
    /// The variable that holds it, if one does.
    var variable: TermID?
}
