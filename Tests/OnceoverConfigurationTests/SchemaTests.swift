import Foundation
import OnceoverConfiguration
import OnceoverDiagnostics
import Testing

/// Documentation/onceover.schema.json, by which editors know what a configuration may say.
@Suite struct SchemaTests {
    private let properties: [String: [String: Any]]
    private let definitions: [String: [String: Any]]

    init() throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: root.appendingPathComponent("Documentation/onceover.schema.json"))
        let schema = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        properties = try #require(schema["properties"] as? [String: [String: Any]])
        definitions = try #require(schema["$defs"] as? [String: [String: Any]])
        let rows = root.appendingPathComponent("Documentation/" + (properties["contracts"]?["$ref"] as? String ?? ""))
        #expect(FileManager.default.fileExists(atPath: rows.standardized.path))
    }

    @Test func itHasTheKeysThatAreRead() {
        #expect(Set(properties.keys) == Set(Configuration.Key.allCases.map(\.rawValue)))
    }

    @Test func itHasTheWordsThatAreRead() {
        let settings = definitions["rule"]?["enum"] as? [Any] ?? []
        #expect(Set(settings.compactMap { $0 as? String }) == Set(RuleSetting.words))
        #expect(properties["fail-on"]?["enum"] as? [String] == FailurePolicy.allCases.map(\.rawValue))
    }
}
