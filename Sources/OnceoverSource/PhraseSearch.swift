/// Finds which of many phrases a text mentions, in one pass over its bytes however many there are.
///
/// A phrase is a word, or words with what stands between them: `load`, `func load`, `Harbour.shared = `. It is mentioned
/// where it stands by itself, and not as a part of a longer word; behind a phrase that ends with no letter, anything may
/// stand.
package struct PhraseSearch: Sendable {
    private struct Phrase {
        let text: String
        let bytes: [UInt8]
        /// Where in it the word stands that it is looked up by; nil if it has none.
        let anchor: Int?
    }

    private var phrases: [Phrase] = []
    /// The numbers of the phrases by the shapes of their words.
    private var numbers: [UInt64: [Int]] = [:]
    private var shapes = WordSet()

    package init(_ texts: Set<String>) {
        for text in texts {
            let word = WordShape.ofLongestWord(in: text)
            if let word {
                numbers[word.shape, default: []].append(phrases.count)
                shapes.insert(word.shape)
            }
            phrases.append(Phrase(text: text, bytes: Array(text.utf8), anchor: word?.offset))
        }
    }

    /// Those that a text mentions, in no order.
    ///
    /// - Complexity: O(bytes)
    package func phrases(in text: WordSearch) -> [String] {
        var isFound = [Bool](repeating: false, count: phrases.count)
        text.forEachWordShape { offset, shape in
            guard shapes.mayContain(shape), let numbers = numbers[shape] else { return }
            for number in numbers where !isFound[number] {
                isFound[number] = text.mentions(phrases[number].bytes, at: offset - (phrases[number].anchor ?? 0))
            }
        }
        for (number, phrase) in phrases.enumerated() where phrase.anchor == nil {
            text.search(phrase.text) { offset in
                isFound[number] = text.mentions(phrase.bytes, at: offset)
                return !isFound[number]
            }
        }
        return zip(phrases, isFound).filter(\.1).map(\.0.text)
    }
}

extension WordSearch {
    /// Whether a phrase stands at an offset, which may lie outside the text, by itself.
    fileprivate func mentions(_ phrase: [UInt8], at start: Int) -> Bool {
        let end = start + phrase.count
        guard start >= 0, end <= count, bytes[start..<end].elementsEqual(phrase) else { return false }
        return name(around: start).lowerBound == start && name(around: end - 1).upperBound <= end
    }
}
