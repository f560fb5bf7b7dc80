import Foundation
import OnceoverVocabulary
import Testing

/// The words that the analyzer reads in names and comments: each list says something, and is read.
@Suite struct VocabularyTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")
    private static let resources = sources.appendingPathComponent("OnceoverVocabulary/Resources")

    private struct Row: Decodable {
        let name, topic, match, meaning: String
        let words: [String]
    }

    @Test func theProgramHoldsTheTableAsItStands() throws {
        let table = try Data(contentsOf: Self.resources.appendingPathComponent("vocabulary.json"))
        let rows = try JSONDecoder().decode([Row].self, from: table)
        #expect(rows.map(\.name) == Vocabulary.all.map(\.name), "run Scripts/contract-text")
        for (row, entry) in zip(rows, Vocabulary.all) {
            #expect(row.topic == entry.topic.rawValue && row.match == entry.match.rawValue, "\(row.name)")
            #expect(row.meaning == entry.meaning && Set(row.words) == Set(entry.words), "\(row.name)")
        }
    }

    /// The schema is for editors, and for the check that `.ci/run` makes of the table with a validator.
    @Test func theSchemaKnowsTheWordsThatTheProgramKnows() throws {
        let file = try Data(contentsOf: Self.resources.appendingPathComponent("vocabulary.schema.json"))
        let schema = try #require(JSONSerialization.jsonObject(with: file) as? [String: Any])
        let row = try #require((schema["items"] as? [String: Any])?["properties"] as? [String: [String: Any]])
        #expect(row["topic"]?["enum"] as? [String] == Vocabulary.Topic.allCases.map(\.rawValue))
        #expect(row["match"]?["enum"] as? [String] == Vocabulary.Match.allCases.map(\.rawValue))
    }

    @Test func eachNameStandsThereOnce() {
        #expect(Set(Vocabulary.all.map(\.name)).count == Vocabulary.all.count)
    }

    @Test(arguments: Vocabulary.all.map(\.name))
    func eachSaysSomething(name: String) throws {
        let entry = try #require(Vocabulary.all.first { $0.name == name })
        #expect(name.wholeMatch(of: #/[a-z]+(-[a-z]+)+/#) != nil)
        #expect(entry.meaning.first?.isUppercase == true && entry.meaning.last == ".")
        #expect(!entry.words.isEmpty && Set(entry.words).count == entry.words.count)
    }

    /// A list that nobody reads is dead, and tells users what is not so.
    @Test func eachIsRead() throws {
        let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
        var read: Set<Substring> = []
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            if file.pathComponents.contains("OnceoverVocabulary") { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            read.formUnion(text.matches(of: #/Vocabulary\.(\w+)/#).map(\.output.1))
        }
        let unread = Vocabulary.all.map(\.name).filter { !read.contains(Substring(Self.member($0))) }
        #expect(unread.isEmpty)
    }

    /// `set-up-beginnings` as Swift has it.
    private static func member(_ name: String) -> String {
        let words = name.split(separator: "-")
        return words.dropFirst().reduce(into: String(words[0])) { $0 += $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}
