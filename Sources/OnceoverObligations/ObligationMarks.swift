import OnceoverContracts
import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSource
import OnceoverVocabulary

/// Where a file's text may make or discharge an obligation. A body without a mark is never laid out.
struct ObligationMarks {
    private var places: WordPlaces
    /// The types of which the file may make values.
    let types: [ObligationType]

    /// - Complexity: O(bytes), and a small part of what parsing them costs.
    ///
    /// - Parameter givers: functions that give their closure a handler.
    init(in words: WordSearch, givers: [String]) {
        types = ObligationType.all { words.contains("import " + $0) }
        places = WordPlaces(of: types.filter { $0.kind == .promise }.flatMap(\.makers).map(\.word), in: words)
        // Generated mocks are megabytes that mention streams as types, and an unused stream need not be followed.
        let uses = ObligationType.discharging(.stream).union(ObligationType.observing(.stream))
        if uses.contains(where: { words.contains("." + $0 + "(") }) {
            places.add(ObligationType.owners(of: .stream).flatMap(words.places))
        }
        places.add(Self.continuations(in: words) + Self.closuresWithHandlers(in: words))
        for name in ["Future"] + givers { places.add(Self.calls(of: name, in: words)) }
    }

    var isEmpty: Bool { places.isEmpty }

    func isMarked(_ range: Range<Int>) -> Bool { places.hasAny(in: range) }

    /// Whether nothing in the file has an obligation's name, so that there is no need to look at what it declares.
    ///
    /// - Parameter others: more that an obligation may show by.
    static func areRuledOut(in words: WordSearch, besides others: [String]) -> Bool {
        !(allNames + others).contains { words.contains($0) }
    }

    /// Whether a file may store an obligation in an object of another file's type, or discharge what is stored there.
    static func mayReachOthers(in words: WordSearch) -> Bool {
        Vocabulary.storedElsewhereMarks.contains { words.contains($0) }
    }

    /// The most frequent first: the search ends with the first that is found.
    private static let names = Vocabulary.obligationMarks

    /// The same, with the names of types that show none of these words.
    private static let allNames =
        names + ObligationType.all.map(\.name).filter { type in !names.contains(where: type.contains) }

    /// `withCheckedContinuation { k in`, but not `MessageContinuation`.
    private static func continuations(in words: WordSearch) -> [Int] {
        names(with: "Continuation", in: words) { continuations.contains(words.text(in: $0)) }
    }

    /// What makes a continuation, and the types that it may have.
    private static let continuations: Set<String> = {
        let types = ObligationType.all.filter { $0.kind != .promise }
        return Set(types.flatMap { [$0.name] + $0.makers.map(\.function) }.filter { $0.contains("Continuation") })
    }()

    /// `Future { promise in`, but neither `EventLoopFuture` nor a future in a comment.
    private static func calls(of function: String, in words: WordSearch) -> [Int] {
        names(with: function, in: words) { name in
            name.count == function.utf8.count
                && ["<", "(", "{", " {", " ("].contains { words.has($0, at: name.upperBound) }
        }
    }

    /// Where names that a word is a part of stand, as far as they are marks.
    private static func names(
        with word: String, in words: WordSearch, where isMark: (Range<Int>) -> Bool
    ) -> [Int] {
        var offsets: [Int] = []
        words.search(word) { offset in
            if isMark(words.name(around: offset)) { offsets.append(offset) }
            return true
        }
        return offsets
    }

    /// `{ completion in`, `{ (action, view, completion) in`: a closure that is given a handler, and calls it.
    private static func closuresWithHandlers(in words: WordSearch) -> [Int] {
        var offsets: [Int] = []
        words.search(" in") { offset in
            let end = offset > 0 && words[offset - 1] == UInt8(ascii: ")") ? offset - 1 : offset
            if endings.contains(where: { words.hasSuffix($0, before: end) }),
                isCalledHandler(words.name(around: end), in: words)
            {
                offsets.append(offset)
            }
            return true
        }
        return offsets
    }

    private static func isCalledHandler(_ name: Range<Int>, in words: WordSearch) -> Bool {
        if words.hasSuffix("for ", before: name.lowerBound) { return false }
        let text = words.text(in: name)
        return HandlerName.isCompletion(text) && ["(", "?(", "!("].contains { words.contains(text + $0) }
    }

    private static let endings = Vocabulary.handlerNameEndings.map { Array($0.utf8) }
}

extension ObligationType.Maker {
    /// A word of each text that makes one.
    fileprivate var word: String {
        switch self {
        case .closure(let function, nil): function
        case .closure(_, let parameter?): parameter + " in"
        case .function(let function) where Call.isTypeName(function): function
        case .function(let function), .part(_, at: _, of: let function): function + "("
        }
    }
}
