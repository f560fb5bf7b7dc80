import OnceoverControlFlow
import OnceoverSymbols

/// A call in another file, and what is known there.
struct KnownCall: Hashable, Sendable {
    /// Where a path begins, at the call: a parameter's number is the argument's.
    typealias Path = SharedPath

    let labels: [CalleeQuestion.Label]
    let facts: [Path: Fact]
}

/// All calls of the functions of a name in a file, as one line of words:
///
///     calls seen for,_,~_ 0.captain=some,r.isOpen=true _ -
///
/// Each call is the labels of its arguments, with `~` before those behind the parentheses, and what is known there of an
/// argument, by its number, of the receiver (`r`), or of a type (`g`). `calls unseen` says that others may call one.
struct CallsFact {
    let calls: [KnownCall]

    private static let kind = "calls"

    static func isWritten(as text: String) -> Bool { text.hasPrefix(kind + " ") }

    /// - Parameter calls: nil if unseen code may call the function.
    static func text(of calls: [KnownCall]?) -> String {
        guard let calls else { return kind + " unseen" }
        return ([kind, "seen"] + calls.map(\.text)).joined(separator: " ")
    }
}

extension CallsFact {
    /// Nil if not all calls are seen.
    init?(text: String) {
        let words = text.split(separator: " ")
        guard words.count >= 2, words[0] == Self.kind, words[1] == "seen", words.count.isMultiple(of: 2) else {
            return nil
        }
        calls = stride(from: 2, to: words.count, by: 2).compactMap {
            KnownCall(labels: words[$0], facts: words[$0 + 1])
        }
        guard calls.count == words.count / 2 - 1 else { return nil }
    }
}

extension KnownCall {
    fileprivate var text: String {
        let labels = labels.map { ($0.isTrailing ? "~" : "") + ($0.text ?? "_") }
        let facts = facts.compactMap { path, fact in
            fact.word.map { path.text + "=" + $0 }
        }
        return [labels, facts.sorted()].map { $0.isEmpty ? "-" : $0.joined(separator: ",") }.joined(separator: " ")
    }

    fileprivate init?(labels: Substring, facts: Substring) {
        self.labels = labels == "-" ? [] : labels.split(separator: ",").map(CalleeQuestion.Label.init(text:))
        var known: [Path: Fact] = [:]
        for word in facts == "-" ? [] : facts.split(separator: ",") {
            let parts = word.split(separator: "=")
            guard parts.count == 2, let path = Path(text: parts[0]),
                let fact = Fact(word: parts[1])
            else { return nil }
            known[path] = fact
        }
        self.facts = known
    }
}

extension CalleeQuestion.Label {
    fileprivate init(text: Substring) {
        isTrailing = text.hasPrefix("~")
        let label = isTrailing ? text.dropFirst() : text
        self.text = label == "_" ? nil : String(label)
    }
}

extension SharedPath {
    var text: String {
        let first =
            switch root {
            case .receiver: "r"
            case .global: "g"
            case .parameter(let number): "\(number)"
            }
        return ([first] + names).joined(separator: ".")
    }

    fileprivate init?(text: Substring) {
        let words = text.split(separator: ".")
        switch words.first {
        case "r": root = .receiver
        case "g": root = .global
        case let word?:
            guard let number = Int(word) else { return nil }
            root = .parameter(number)
        case nil: return nil
        }
        names = words.dropFirst().map(String.init)
    }
}
