import OnceoverControlFlow
import OnceoverSource

/// Functions that `withCheckedContinuation(start)` is given by name: they must resume as a closure in their place must.
struct ContinuationBodies {
    /// Base names.
    private let names: Set<String>

    /// - Complexity: O(bytes of the file).
    init(in words: WordSearch) {
        var names: Set<String> = []
        words.search(Self.maker) { offset in
            if let name = words.identifier(at: offset + Self.maker.utf8.count) { names.insert(name) }
            return true
        }
        self.names = names
    }

    private static let maker = "Continuation("

    func contains(_ function: String) -> Bool { names.contains(function) }
}

extension WordSearch {
    /// `start` in `start)`, `self.start)` and `start(with:))`: a name that is the whole of what stands in parentheses.
    fileprivate func identifier(at offset: Int) -> String? {
        let end = endOfName(at: offset)
        guard end > offset, isClosed(at: end) || isClosed(at: endOfLabels(at: end)) else { return nil }
        let text = String(decoding: (offset..<end).map { self[$0] }, as: UTF8.self)
        return text.split(separator: ".").last.map(String.init)
    }

    private func endOfName(at offset: Int) -> Int {
        var end = offset
        while end < count, isNamePart(self[end]) { end += 1 }
        return end
    }

    private func isClosed(at offset: Int) -> Bool { offset < count && self[offset] == UInt8(ascii: ")") }

    /// Behind `(_:)`, `(with:)`.
    private func endOfLabels(at offset: Int) -> Int {
        guard offset < count, self[offset] == UInt8(ascii: "(") else { return offset }
        let end = endOfName(at: offset + 1)
        return end < count && self[end] == UInt8(ascii: ":") && isClosed(at: end + 1) ? end + 2 : offset
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
