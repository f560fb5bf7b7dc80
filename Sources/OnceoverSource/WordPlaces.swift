/// Where any of some words stand in a file, to ask of many ranges whether one of the words is in it.
package struct WordPlaces: Sendable {
    /// 0-based offsets, sorted.
    private var offsets: [Int] = []

    package init() {}

    /// - Complexity: O(words × bytes), at the speed of `memchr`.
    package init(of words: [String], in text: WordSearch) {
        offsets = words.flatMap(text.places).sorted()
    }

    package var isEmpty: Bool { offsets.isEmpty }

    /// Adds places, in any order.
    package mutating func add(_ places: [Int]) {
        guard !places.isEmpty else { return }
        offsets += places
        offsets.sort()
    }

    /// Whether a word begins in a range. Look-up is O(log places).
    package func hasAny(in range: Range<Int>) -> Bool {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] < range.upperBound
    }
}
