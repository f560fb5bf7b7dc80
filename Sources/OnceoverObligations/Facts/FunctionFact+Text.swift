import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols

/// A function's fact as one line of words:
///
///     function Store load Loading,Sendable id -- completion:handler!once/none+throws;some,nil;nil,some | open 65>2
///
/// Each parameter is its label, `=` where it has a default, its shape, `!` where it is an obligation of its own, how a call
/// can end for it, `^` with how often a closure that is given back calls it, `~` with the assumptions that this rests on, the
/// `SummaryMark`s, and what it is given. A parameter `self` is the receiver. Behind the bar stand the effects on stored
/// properties.
extension FunctionFact {
    private static let kind = "function"
    private static let ownWord = "self^"

    var text: String {
        let words = [Self.kind, typeName ?? "-", name, inherited.isEmpty ? "-" : inherited.joined(separator: ",")]
        let own = receiver.map { [Self.ownWord + $0.text] } ?? []
        let effects = slotEffects.isEmpty ? [] : ["|"] + slotEffects.map(\.text)
        return (words + own + parameters.map(\.text) + effects).joined(separator: " ")
    }

    static func isWritten(as text: String) -> Bool { text.hasPrefix(kind + " ") }

    /// Nil if the text is no function's.
    init?(text: String) {
        let words = text.fields(between: " ")
        guard words.count >= 4, words[0] == Self.kind else { return nil }
        typeName = words[1] == "-" ? nil : String(words[1])
        name = String(words[2])
        inherited = words[3] == "-" ? [] : words[3].fields(between: ",").map(String.init)
        let own = words.dropFirst(4).first.flatMap {
            $0.hasPrefix(Self.ownWord) ? $0.dropFirst(Self.ownWord.count) : nil
        }
        receiver = own.flatMap { [name] in ParameterSummary(text: $0, function: name) }
        let rest = words.dropFirst(own == nil ? 4 : 5)
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
        return (label ?? "_") + (hasDefault ? "=" : "") + shape + (summary?.text ?? "") + deliveries.text
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

/// Yes-or-no properties of what a function does with a parameter. Each is one letter at the end of the text.
private struct SummaryMark: Sendable {
    let letter: Character
    let place: @Sendable () -> WritableKeyPath<ParameterSummary, Bool>

    static let all = [
        SummaryMark(letter: "&") { \.comesAgain }, SummaryMark(letter: "*") { \.isOfOptional },
        SummaryMark(letter: "?") { \.leavesOnlySettled },
    ]
}

extension ParameterSummary {
    fileprivate var text: String {
        let marks = SummaryMark.all.filter { self[keyPath: $0.place()] }.map(\.letter)
        let inside = inside.map { "^\($0.rawValue)" } ?? ""
        return (isObligation ? "!" : ".") + outcomes.map(\.text).sorted().joined(separator: "/") + inside + assumesText
            + String(marks)
    }

    fileprivate init?(text: Substring, function: String) {
        guard let mark = text.first else { return nil }
        var rest = text.dropFirst()
        var marks: [SummaryMark] = []
        while let found = SummaryMark.all.first(where: { $0.letter == rest.last }) {
            marks.append(found)
            rest.removeLast()
        }
        let parts = rest.fields(between: "~", most: 2)
        let counted = parts.first?.fields(between: "^") ?? []
        let words = counted.first?.fields(between: "/") ?? []
        let outcomes = words.compactMap(CallOutcome.init)
        guard outcomes.count == words.count else { return nil }
        self.init(outcomes: outcomes, isObligation: mark == "!", function: function, isElsewhere: true)
        inside = counted.dropFirst().first.flatMap { UInt8($0) }.map(CallCount.init)
        assumes = Set(parts.dropFirst().flatMap { $0.fields(between: ",") }.map { AssumptionID(String($0)) })
        for mark in marks { self[keyPath: mark.place()] = true }
    }

    private var assumesText: String {
        assumes.isEmpty || outcomes.isEmpty ? "" : "~" + assumes.sorted().map(\.description).joined(separator: ",")
    }
}

extension CallOutcome {
    private static let transitions: [(Transition, String)] = [
        (.none, "none"), (.discharge, "once"), (.dischargeTwice, "twice"), (.store, "stored"), (.handOver, "away"),
        (.offer, "offered"),
    ]

    fileprivate var text: String {
        let word = Self.transitions.first { $0.0 == transition }!.1
        let known = result?.word.map { "+" + $0 } ?? ""
        let told = parts.compactMap { part, fact in fact.word.map { "+\(part)=\($0)" } }.sorted()
        let left = lent.sorted { $0.key < $1.key }.compactMap { number, state in state.word.map { "+@\(number)=\($0)" }
        }
        return word + known + (throwsError ? "+throws" : "") + (told + left).joined()
    }

    fileprivate init?(_ text: Substring) {
        let words = text.fields(between: "+")
        guard let first = words.first, let found = Self.transitions.first(where: { $0.1 == first }) else { return nil }
        let result = words.dropFirst().lazy.compactMap(Fact.init(word:)).first
        self.init(transition: found.0, result: result, throwsError: words.contains("throws"))
        for word in words.dropFirst() {
            let pair = word.fields(between: "=", most: 2)
            guard pair.count == 2 else { continue }
            if pair[0].hasPrefix("@"), let number = Int(pair[0].dropFirst()) {
                lent[number] = LentState(word: pair[1])
            } else {
                parts[String(pair[0])] = Fact(word: pair[1])
            }
        }
    }
}

extension LentState {
    /// Nothing for what has no word.
    fileprivate var word: String? {
        switch self {
        case .unchanged: "unchanged"
        case .known(let fact): fact.word
        }
    }

    fileprivate init?(word: Substring) {
        if word == "unchanged" {
            self = .unchanged
        } else if let fact = Fact(word: word) {
            self = .known(fact)
        } else {
            return nil
        }
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
