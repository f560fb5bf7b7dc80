import Foundation
import OnceoverAnalysis
import OnceoverDriver
import OnceoverSource

/// The files of facts that a command line names.
enum FactFiles {
    struct Unusable: Error, CustomStringConvertible {
        let description: String
    }

    static func read(_ paths: [String]) throws -> KnownFacts {
        KnownFacts(try paths.flatMap(facts))
    }

    private static func facts(in path: String) throws -> [ModuleFact] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Unusable(description: "\(path): the file of facts cannot be read")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw Unusable(description: "\(path): the file of facts is not UTF-8")
        }
        do throws(FactFile.Malformed) {
            return try FactFile.facts(in: text)
        } catch {
            throw Unusable(description: "\(path):\(error.line): \(error.reason)")
        }
    }
}
