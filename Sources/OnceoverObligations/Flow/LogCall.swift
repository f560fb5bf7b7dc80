import OnceoverControlFlow
import OnceoverVocabulary

/// Calls that write something down or count it, and do nothing else.
enum LogCall {
    /// `print("late")`, `logger.warning("late")`, `Logger.shared.info("late")`
    static func isOnly(_ call: Call, in graph: FlowGraph) -> Bool {
        let isOfLogger = call.receiver.map { isLogger($0, in: graph) } ?? call.qualifier.map(isNamed) ?? false
        return isOfLogger || call.name.map(isHarmless) ?? false
    }

    /// Whether a function with this name only says something: `print`, `log`, `logError`, but not `login`.
    static func isHarmless(_ name: String) -> Bool {
        Vocabulary.harmlessFunctions.contains(name)
            || name.hasPrefix("log") && name.dropFirst(3).first?.isLowercase != true
    }

    /// Whether a value with this name is there for the log: `logger`, `eventLog`, `analytics`.
    static func isNamed(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return name.hasPrefix("log") && name.dropFirst(3).first?.isUppercase ?? true
            || Vocabulary.loggingParts.contains { lowered.contains($0) }
            || name == "Log" || name.hasSuffix("Log")
    }

    private static func isLogger(_ term: TermID, in graph: FlowGraph) -> Bool {
        if isNamed(graph.ownName(of: term)) { return true }
        guard case .member(let owner, _) = graph.terms[term].kind, owner != graph.selfTerm else { return false }
        return isLogger(owner, in: graph)
    }
}
