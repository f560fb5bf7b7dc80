import OnceoverSignatures
import OnceoverSource

/// Where a file's text may make or discharge an obligation. A body without a mark is never laid out.
struct ObligationMarks {
    private var places: WordPlaces

    /// - Complexity: O(bytes), and a small part of what parsing them costs.
    ///
    /// - Parameter givers: functions that give their closure a handler.
    init(in words: WordSearch, givers: [String]) {
        places = WordPlaces(of: ["makePromise", "seal in"], in: words)
        // Generated mocks are megabytes that name streams as types, and a stream that nobody finishes is none to follow.
        if words.contains("finish") { places.add(Self.streams.flatMap(words.places)) }
        places.add(Self.continuations(in: words) + Self.closuresWithHandlers(in: words))
        for name in ["Future"] + givers { places.add(Self.calls(of: name, in: words)) }
    }

    var isEmpty: Bool { places.isEmpty }

    func isMarked(_ range: Range<Int>) -> Bool { places.hasAny(in: range) }

    /// Whether nothing in the file has an obligation's name, so that there is no need to look at what it declares.
    ///
    /// - Parameter others: more that an obligation may show by.
    static func areRuledOut(in words: WordSearch, besides others: [String]) -> Bool {
        !(names + others).contains { words.contains($0) }
    }

    /// The most frequent first: the search ends with the first that is found.
    private static let names = [
        "ompletion", "andler", "allback", "success", "done", "romise", "Continuation", "reply", "omplete", "Reply",
        "Done",
        "renamed:", "resume(returning", "resume(throwing", "resume(with", "AsyncStream", "AsyncThrowingStream",
        "Future", "inish", "allBack", "Void)?", "())?", "then:", "then ",
    ]

    private static let streams = ["AsyncStream", "AsyncThrowingStream"]

    /// `withCheckedContinuation { k in`, but not `MessageContinuation`.
    private static func continuations(in words: WordSearch) -> [Int] {
        names(with: "Continuation", in: words) { continuations.contains(words.text(in: $0)) }
    }

    /// What makes a continuation, and the types that it may have.
    private static let continuations: Set = [
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation", "withCancellableContinuation", "withOnceContinuation", "CheckedContinuation",
        "UnsafeContinuation", "CancellableContinuation", "OnceContinuation", "ContinuationSlot", "Continuation",
    ]

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

    private static let endings: [StaticString] = [
        "ompletion", "andler", "allback", "allBack", "eply", "done", "Done", "omplete", "ompleted", "inish", "inished",
    ]
}
