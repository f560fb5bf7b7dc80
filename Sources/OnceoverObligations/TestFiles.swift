import OnceoverSource
import OnceoverVocabulary

/// Tests, and what only they use: mocks and other doubles.
struct TestFile {
    let path: String
    let words: WordSearch

    /// Whether the file is one.
    var isOne: Bool {
        isInTestFolder || isOfDouble || Vocabulary.testImports.contains { words.contains($0) }
    }

    /// What the folders further out are called may have to do with something else.
    private var isInTestFolder: Bool {
        components.dropLast().suffix(2).contains { $0.hasSuffix("Tests") }
    }

    /// `SessionMock.swift`, `MockSession.swift`, `SessionTestDoubles.swift`; and `Mocks/FakeSession.swift`, for an app may detect a
    /// `FakeLocation`.
    private var isOfDouble: Bool {
        let names = components
        guard let name = names.last?.dropLast(".swift".count) else { return false }
        return Vocabulary.doubleFolders.contains { double in
            name.hasSuffix(double) || name.hasSuffix(double + "s")
                || name.hasPrefix(double) && names.dropLast().contains { $0.contains("Test") || $0.contains(double) }
        } || name.hasPrefix("Mock")
    }

    /// By bytes, as characters would have to be put together first.
    private var components: [Substring] { path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }
}

extension SourceFile {
    var isOfTests: Bool { text.isOfTests }
}

extension SourceText {
    var isOfTests: Bool { TestFile(path: path, words: WordSearch(self)).isOne }
}
