import Foundation
import OnceoverDiagnostics

/// Several reports in SARIF as one, with one run.
package enum SARIFMerge {
    /// A file that is not a report of this program. Its description is one line for the user.
    package struct Foreign: Error, Hashable, CustomStringConvertible {
        let path: String
        let reason: String

        package var description: String { "\(path): \(reason)" }
    }

    private typealias Object = [String: Any]

    /// - Parameter files: each with its path, as it is shown to the user.
    package static func text(of files: [(path: String, data: Data)]) throws -> String {
        let logs = try files.map { try log(in: $0.data, path: $0.path) }
        let runs = try zip(files, logs).flatMap { try Self.runs(of: $1, path: $0.path) }
        guard var merged = logs.first, var run = runs.first else { throw Foreign(path: "merge", reason: "no reports") }
        run["results"] = results(of: runs)
        run["invocations"] = runs.flatMap { objects($0["invocations"]) }
        run["properties"] = sums(of: runs.compactMap { $0["properties"] as? Object })
        merged["runs"] = [run]
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try JSONSerialization.data(withJSONObject: merged, options: options), as: UTF8.self)
            + "\n"
    }

    private static func log(in data: Data, path: String) throws(Foreign) -> Object {
        guard let log = (try? JSONSerialization.jsonObject(with: data)) as? Object, log["version"] as? String == "2.1.0"
        else { throw Foreign(path: path, reason: "this is no SARIF 2.1.0") }
        return log
    }

    private static func runs(of log: Object, path: String) throws(Foreign) -> [Object] {
        let runs = objects(log["runs"])
        guard !runs.isEmpty, runs.allSatisfy({ driver(of: $0)?["name"] as? String == "onceover" }) else {
            throw Foreign(path: path, reason: "this is no report of onceover")
        }
        guard Set(runs.map { driver(of: $0)?["semanticVersion"] as? String }).count == 1 else {
            throw Foreign(path: path, reason: "its runs are of several versions of onceover")
        }
        return runs
    }

    private static func driver(of run: Object) -> Object? { (run["tool"] as? Object)?["driver"] as? Object }

    private static func objects(_ value: Any?) -> [Object] { value as? [Object] ?? [] }

    /// Each once, in the order of their places. Findings of several reports that are alike are numbered anew, as within one.
    private static func results(of runs: [Object]) -> [Object] {
        var seen: Set<Data> = []
        let unlike = runs.flatMap { objects($0["results"]) }.filter { result in
            var content = result
            content["partialFingerprints"] = nil
            let text = try? JSONSerialization.data(withJSONObject: content, options: .sortedKeys)
            return text.map { seen.insert($0).inserted } ?? true
        }
        return numbered(unlike.sorted { place(of: $0).lexicographicallyPrecedes(place(of: $1)) })
    }

    /// Padded, so that text order is that of numbers.
    private static func place(of result: Object) -> [String] {
        let physical = objects(result["locations"]).first?["physicalLocation"] as? Object
        let region = physical?["region"] as? Object
        let numbers = [region?["startLine"], region?["startColumn"]].map { value in
            let digits = "\(value as? Int ?? 0)"
            return String(repeating: "0", count: max(0, 10 - digits.count)) + digits
        }
        let uri = (physical?["artifactLocation"] as? Object)?["uri"] as? String ?? ""
        return [uri] + numbers + [result["ruleId"] as? String ?? ""]
    }

    private static func numbered(_ results: [Object]) -> [Object] {
        var timesSeen: [String: Int] = [:]
        return results.map { result in
            guard var names = result["partialFingerprints"] as? [String: String],
                let name = names[SARIFResult.fingerprintKey]?.split(separator: ":").first.map(String.init)
            else { return result }
            timesSeen[name, default: 0] += 1
            names[SARIFResult.fingerprintKey] = "\(name):\(timesSeen[name] ?? 1)"
            var result = result
            result["partialFingerprints"] = names
            return result
        }
    }

    private static func sums(of all: [Object]) -> Object {
        all.reduce(into: [:]) { sum, properties in
            sum.merge(properties) { one, other in
                if let one = one as? Int, let other = other as? Int { return one + other }
                if let one = one as? Object, let other = other as? Object { return sums(of: [one, other]) }
                return one
            }
        }
    }
}
