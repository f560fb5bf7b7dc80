import OnceoverSignatures
import OnceoverSource

/// Where a file's text may make or discharge an obligation. A body without a mark is never laid out.
struct ObligationMarks {
    private var places: WordPlaces

    /// - Complexity: O(bytes), and a small part of what parsing them costs.
    ///
    /// - Parameter givers: functions that give their closure a handler.
    init(in words: WordSearch, givers: [String]) {
        places = WordPlaces(
            of: ["Continuation", "makePromise", "AsyncStream", "AsyncThrowingStream", "seal in"] + givers, in: words)
        places.add(Self.futures(in: words) + Self.closuresWithHandlers(in: words))
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
        "Future", "inish", "allBack",
    ]

    /// `Future { promise in`, but not `EventLoopFuture`.
    private static func futures(in words: WordSearch) -> [Int] {
        var offsets: [Int] = []
        words.search(future) { offset in
            if words.name(around: offset).count == future.utf8.count { offsets.append(offset) }
            return true
        }
        return offsets
    }

    private static let future = "Future"

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
