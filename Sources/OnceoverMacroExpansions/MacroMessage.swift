import OnceoverSignatures
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What the macros have to say about a declaration that they cannot expand.
struct MacroMessage: DiagnosticMessage {
    let message: String
    let id: String
    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "Onceover", id: id) }
}

extension MacroMessage {
    static let notAFunction = Self(
        message: "'@Async' needs a function; for a protocol, there is '@AsyncRequirements'", id: "notAFunction")
    static let notAProtocol = Self(message: "'@AsyncRequirements' needs a protocol", id: "notAProtocol")
    static let alreadyAsync = Self(message: "the function is async already", id: "alreadyAsync")
    static let inProtocol = Self(
        message: "a requirement cannot have an overload with a body; attach '@AsyncRequirements' to the protocol",
        id: "inProtocol")
    static let noHandler = Self(
        message: "'@Async' found no completion handler: no parameter is a function that escapes", id: "noHandler")
    static let returnsValue = Self(
        message: "the async overload would lose the returned value", id: "returnsValue")
    static let notAsync = Self(message: "'@CompletionHandler' needs an async function", id: "notAsync")
    static let requirement = Self(
        message: "a requirement cannot have an overload with a body; move '@CompletionHandler' to an extension",
        id: "requirement")
    static let noCallbacks = Self(
        message: "'@AsyncCallbacks' needs a protocol with functions, or a class with optional closures",
        id: "noCallbacks")

    static let notACallback = Self(
        message: "a bridge can only take requirements that are functions without a result", id: "notACallback")

    static let cancellingIsNotWritten = Self(
        message: "'cancelling' has to be written here: '.result', or '.result' with a closure",
        id: "cancellingIsNotWritten")

    static func nothingToCancel(_ function: String) -> Self {
        Self(message: "'cancelling' needs a request, and '\(function)' returns none", id: "nothingToCancel")
    }

    static func noCancel(_ type: String) -> Self {
        Self(
            message:
                "'cancelling' calls 'cancel()', and '\(type)' has none; write '.result { (request: \(type)) in … }'",
            id: "noCancel")
    }

    static func hiddenHandler(_ name: String, _ type: String) -> Self {
        Self(
            message: "a macro does not see what '\(type)' stands for; write the function type of '\(name)' here",
            id: "hiddenHandler")
    }

    static func handlerReturnsValue(_ name: String) -> Self {
        Self(
            message: "the handler '\(name)' must return a value, which an async caller cannot provide",
            id: "handlerReturnsValue")
    }

    static func endsOtherwise(_ name: String, _ other: String) -> Self {
        Self(
            message: "some paths may call '\(other)' instead of '\(name)', and it receives no error to throw",
            id: "endsOtherwise")
    }
    static func handlerDoesNotEscape(_ name: String) -> Self {
        Self(message: "the handler '\(name)' does not escape, so it cannot be called later", id: "handlerDoesNotEscape")
    }

    static func unforwardable(_ name: String, _ what: String) -> Self {
        Self(message: "the parameter '\(name)' is \(what), and cannot be passed on", id: "unforwardable")
    }
}

struct FixMessage: FixItMessage {
    let message: String
    var fixItID: MessageID { MessageID(domain: "Onceover", id: message) }
}

extension MacroExpansionContext {
    func diagnose(_ message: MacroMessage, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
        diagnose(Diagnostic(node: Syntax(node), message: message, fixIts: fixIts))
    }
}
