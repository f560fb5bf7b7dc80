/// How many letters to insert, delete or replace to make one word of another (Levenshtein's distance).
package enum EditDistance {
    /// The candidate that is nearest to `word`, if it is near enough to be meant: a third of the letters at most.
    package static func nearest(to word: String, in candidates: [String]) -> String? {
        let distances = candidates.map { (name: $0, distance: between(word, $0)) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance * 3 <= max(word.count, best.name.count) ? best.name : nil
    }

    package static func between(_ one: String, _ other: String) -> Int {
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, otherLetter) in other.enumerated() {
                let replaced = diagonal + (letter == otherLetter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
