import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols

/// A function's fact as one line of words:
///
///     function Store load Loading,Sendable id -- completion:handler!once/none+throws;some,nil;nil,some | open 65>2
///
/// Each parameter is its label, `=` where it has a default, its shape, `!` where it is an obligation of its own, how a call
/// can end for it, `~` with the assumptions that this rests on, `?` where it is left alone only if that is settled, and what
/// it is given. Behind the bar stand the effects on stored properties.
extension FunctionFact {
    private static let kind = "function"

    var text: String {
        let words = [Self.kind, typeName ?? "-", name, inherited.isEmpty ? "-" : inherited.joined(separator: ",")]
        let effects = slotEffects.isEmpty ? [] : ["|"] + slotEffects.map(\.text)
        return (words + parameters.map(\.text) + effects).joined(separator: " ")
    }

    static func isWritten(as text: String) -> Bool { text.hasPrefix(kind + " ") }

    /// Nothing where the text is no function's.
    init?(text: String) {
        let words = text.fields(between: " ")
        guard words.count >= 4, words[0] == Self.kind else { return nil }
        typeName = words[1] == "-" ? nil : String(words[1])
        name = String(words[2])
        inherited = words[3] == "-" ? [] : words[3].fields(between: ",").map(String.init)
        let rest = words.dropFirst(4)
        let bar = rest.firstIndex(of: "|") ?? rest.endIndex
        let function = name
        parameters = rest[..<bar].compactMap { Parameter(text: $0, function: function) }
        slotEffects = rest[bar...].dropFirst().compactMap(SlotEffect.init)
        guard parameters.count == rest[..<bar].count else { return nil }
    }
}

extension FunctionFact.Parameter {
    var text: String {
        let shape = shape == .other && summary == nil ? "" : ":" + shape.text
        let count = summary.map {
            ($0.isObligation ? "!" : ".") + $0.outcomes.map(\.text).sorted().joined(separator: "/")
                + $0.assumesText + ($0.leavesOnlySettled ? ParameterSummary.settled : "")
        }
        return (label ?? "_") + (hasDefault ? "=" : "") + shape + (count ?? "") + deliveries.text
    }

    init?(text: Substring, function: String) {
        let parts = text.fields(between: ":", most: 2)
        guard let head = parts.first else { return nil }
        hasDefault = head.hasSuffix("=")
        let name = hasDefault ? head.dropLast() : head
        label = name == "_" ? nil : String(name)
        guard parts.count == 2 else {
            shape = .other
            summary = nil
            deliveries = Deliveries()
            return
        }
        let given = parts[1].utf8.firstIndex(of: UInt8(ascii: ";")) ?? parts[1].endIndex
        let counted = parts[1][..<given]
        let end = counted.utf8.firstIndex { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: ".") } ?? given
        // A closure that is no handler has no word.
        let word = counted[..<end]
        guard let read = word.isEmpty ? .other : HandlerShape(text: word),
            let deliveries = Deliveries(text: parts[1][given...])
        else { return nil }
        shape = read
        summary = ParameterSummary(text: counted[end...], function: function)
        self.deliveries = deliveries
    }
}

extension ParameterSummary {
    fileprivate init?(text: Substring, function: String) {
        guard let mark = text.first else { return nil }
        let isOfSettled = text.hasSuffix(Self.settled)
        let parts = text.dropFirst().dropLast(isOfSettled ? Self.settled.count : 0).fields(between: "~", most: 2)
        let words = parts.first?.fields(between: "/") ?? []
        let outcomes = words.compactMap(CallOutcome.init)
        guard outcomes.count == words.count else { return nil }
        self.init(outcomes: outcomes, isObligation: mark == "!", function: function, isElsewhere: true)
        leavesOnlySettled = isOfSettled
        assumes = Set(parts.dropFirst().flatMap { $0.fields(between: ",") }.map { AssumptionID(String($0)) })
    }

    fileprivate var assumesText: String {
        assumes.isEmpty || outcomes.isEmpty ? "" : "~" + assumes.sorted().map(\.description).joined(separator: ",")
    }

    fileprivate static let settled = "?"
}

extension CallOutcome {
    private static let transitions: [(Transition, String)] = [
        (.none, "none"), (.discharge, "once"), (.dischargeTwice, "twice"), (.store, "stored"), (.handOver, "away"),
    ]

    fileprivate var text: String {
        let word = Self.transitions.first { $0.0 == transition }!.1
        let known = result?.word.map { "+" + $0 } ?? ""
        return word + known + (throwsError ? "+throws" : "")
    }

    fileprivate init?(_ text: Substring) {
        let words = text.fields(between: "+")
        guard let first = words.first, let found = Self.transitions.first(where: { $0.1 == first }) else { return nil }
        let result = words.dropFirst().lazy.compactMap(Fact.init(word:)).first
        self.init(transition: found.0, result: result, throwsError: words.contains("throws"))
    }
}

extension HandlerShape {
    private static let words: [(HandlerShape, String)] = [
        (.handler(isOptional: false), "handler"), (.presumedHandler(isOptional: false), "presumed"),
        (.continuation(isOptional: false), "continuation"), (.stream(isOptional: false), "stream"),
        (.promise(isOptional: false), "promise"), (.handler(isOptional: true), "handler?"),
        (.presumedHandler(isOptional: true), "presumed?"), (.continuation(isOptional: true), "continuation?"),
        (.stream(isOptional: true), "stream?"), (.promise(isOptional: true), "promise?"),
        (.answerable(isOptional: false), "answerable"), (.answerable(isOptional: true), "answerable?"), (.slot, "slot"),
    ]

    var text: String { Self.words.first { $0.0 == self }?.1 ?? "" }

    init?(text: some StringProtocol) {
        guard let found = Self.words.first(where: { $0.1 == text }) else { return nil }
        self = found.0
    }
}

extension SlotEffect {
    fileprivate var text: String { "\(slot)@\(before)>\(after)\(throwsError ? "+throws" : "")" }

    fileprivate init?(_ text: Substring) {
        let throwsError = text.hasSuffix("+throws")
        let parts = (throwsError ? text.dropLast("+throws".count) : text).fields { $0 == "@" || $0 == ">" }
        guard parts.count == 3, let before = UInt8(parts[1]), let after = UInt8(parts[2]) else { return nil }
        self.init(slot: String(parts[0]), before: before, after: after, throwsError: throwsError)
    }
}
