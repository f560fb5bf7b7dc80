/// How many letters to insert, delete, replace or swap with a neighbour to make one word of another.
package enum EditDistance {
    /// More edits than this are not a slip.
    private static let limit = 3

    /// The candidate that is nearest to `word`. Nil if it needs more than three edits, or edits of more than a third of the
    /// shorter word.
    package static func nearest(to word: String, in candidates: [String]) -> String? {
        let distances = candidates.map { (name: $0, distance: between(word, $0)) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        let isNear = best.distance <= limit && best.distance * 3 <= min(word.count, best.name.count)
        return isNear ? best.name : nil
    }

    package static func between(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one), Array(other))
        var rowBefore: [Int] = []
        var row = Array(0...other.count)
        for (line, letter) in one.enumerated() {
            var next = [line + 1]
            for (column, otherLetter) in other.enumerated() {
                let replaced = row[column] + (letter == otherLetter ? 0 : 1)
                var distance = min(replaced, row[column + 1] + 1, next[column] + 1)
                if line > 0, column > 0, letter == other[column - 1], one[line - 1] == otherLetter {
                    distance = min(distance, rowBefore[column - 1] + 1)
                }
                next.append(distance)
            }
            (rowBefore, row) = (row, next)
        }
        return row[other.count]
    }
}
