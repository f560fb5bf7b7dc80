import OnceoverSource

/// Where a file's text may make or discharge an obligation. A body without a mark is never laid out.
struct ObligationMarks {
    /// 0-based offsets, sorted.
    private var offsets: [Int] = []

    /// - Complexity: O(bytes), and a small part of what parsing them costs.
    ///
    /// - Parameter givers: functions that give their closure a handler.
    init(in file: SourceFile, givers: [String]) {
        for word in ["Continuation", "makePromise", "AsyncStream", "AsyncThrowingStream", "Future"] + givers {
            file.words.search(word) { offset in
                offsets.append(offset)
                return true
            }
        }
        addClosuresWithHandlers(in: file.words)
        offsets.sort()
    }

    /// Whether nothing in the file has an obligation's name, so that there is no need to look at what it declares.
    static func areRuledOut(in file: SourceFile) -> Bool {
        let whole = 0..<file.words.count
        return !names.contains { file.words.contains($0, in: whole) }
    }

    /// The most frequent first: the search ends with the first that is found.
    private static let names = [
        "ompletion", "andler", "allback", "success", "done", "romise", "Continuation", "reply", "omplete", "Reply",
        "Done",
        "renamed:", "AsyncStream", "AsyncThrowingStream", "Future", "inish", "allBack",
    ]

    func isMarked(_ range: Range<Int>) -> Bool {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] < range.upperBound
    }

    /// `{ completion in`, `{ (action, view, completion) in`: a closure that is given a handler.
    private mutating func addClosuresWithHandlers(in words: WordSearch) {
        words.search(" in") { offset in
            let end = offset > 0 && words[offset - 1] == UInt8(ascii: ")") ? offset - 1 : offset
            if Self.endings.contains(where: { words.hasSuffix($0, before: end) }) { offsets.append(offset) }
            return true
        }
    }

    private static let endings: [StaticString] = [
        "ompletion", "andler", "allback", "allBack", "eply", "done", "Done", "omplete", "ompleted", "inish", "inished",
    ]
}
