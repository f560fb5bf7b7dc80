import OnceoverSignatures
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Says why a function has no async overload, with a way out where there is one.
struct AsyncOverloadCheck<Context: MacroExpansionContext> {
    let function: FunctionDeclSyntax
    /// Whether the overload has a use for what the function returns.
    let usesResult: Bool
    let context: Context

    func handler() -> CompletionHandler? {
        if function.signature.effectSpecifiers?.asyncSpecifier != nil {
            context.diagnose(.alreadyAsync, at: function.name, fixIts: asyncAttribute.map(removal) ?? [])
            return nil
        }
        switch CompletionHandler.find(in: parameters) {
        case .success(let handler):
            return isForwardable(handler) && (usesResult || returnsNothingNeeded) ? handler : nil
        case .failure(let refusal):
            explain(refusal)
            return nil
        }
    }

    private var parameters: FunctionParameterListSyntax { function.signature.parameterClause.parameters }

    private var asyncAttribute: AttributeSyntax? {
        function.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription.hasSuffix("Async") }
    }

    private func removal(_ attribute: AttributeSyntax) -> [FixIt] { [AsyncFix.remove(attribute, from: function)] }

    private func explain(_ refusal: HandlerRefusal) {
        switch refusal {
        case .noHandler: explainMissingHandler()
        case .handlerReturnsValue(let name): context.diagnose(.handlerReturnsValue(name), at: parameter(name))
        case .endsOtherwise(let name, let other):
            context.diagnose(.endsOtherwise(name, other), at: parameter(other))
        case .handlerDoesNotEscape(let name):
            let fixes = parameters.first { $0.internalName == name }.map { [AsyncFix.escape($0)] } ?? []
            context.diagnose(.handlerDoesNotEscape(name), at: parameter(name), fixIts: fixes)
        }
    }

    /// A parameter that is called like a handler may have a type alias as its type.
    private func explainMissingHandler() {
        let hidden = parameters.last { parameter in
            HandlerName.suggestsCompletion(parameter.internalName)
                || HandlerName.suggestsCompletion(parameter.firstName.text)
        }
        guard let hidden else { return context.diagnose(.noHandler, at: function.name) }
        let type = hidden.type.as(AttributedTypeSyntax.self)?.baseType ?? hidden.type
        context.diagnose(.hiddenHandler(hidden.internalName, type.trimmedDescription), at: hidden)
    }

    private func parameter(_ name: String) -> Syntax {
        parameters.first { $0.internalName == name }.map(Syntax.init) ?? Syntax(function.name)
    }

    private func isForwardable(_ handler: CompletionHandler) -> Bool {
        for (position, parameter) in parameters.enumerated() where !handler.positions.contains(position) {
            guard let what = parameter.unforwardable else { continue }
            context.diagnose(.unforwardable(parameter.internalName, what), at: parameter)
            return false
        }
        return true
    }

    private var returnsNothingNeeded: Bool {
        guard let returned = function.signature.returnClause, !returned.type.isVoid else { return true }
        let names = function.attributes.map(\.trimmedDescription)
        if names.contains("@discardableResult") { return true }
        context.diagnose(.returnsValue, at: returned, fixIts: [AsyncFix.discardResult(of: function)])
        return false
    }
}
