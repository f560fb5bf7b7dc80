import OnceoverContracts

/// A type that conforms to a delegate protocol and waits for one answer, in Swift.
struct DelegateType {
    let protocols: [String]
    /// The bodies of the callbacks, by their full names.
    var callbacks: [(name: String, body: [String])] = []
    /// What else it does.
    var members: [String] = []

    /// What answers, and lets go.
    static let answer = ["waiting?.resume(returning: 1)", "waiting = nil"]

    var text: String {
        let methods = callbacks.map { callback in
            "    func \(Self.declaration(of: callback.name)) {\n        "
                + callback.body.joined(separator: "\n        ") + "\n    }\n"
        }
        return """
            import Foundation

            final class Pier: NSObject, \(protocols.joined(separator: ", ")) {
                private var waiting: CheckedContinuation<Int, Never>?

                func wait(for subject: Subject) async -> Int {
                    await withCheckedContinuation { continuation in
                        waiting?.resume(returning: 0)
                        waiting = continuation
                        subject.begin()
                    }
                }

            \((members.map { "    " + $0 + "\n" } + methods).joined(separator: "\n"))}

            """
    }

    /// `kiln(_ p0: Given, didFireWithError error: (any Error)?)`
    static func declaration(of name: String, lastType: String = "Given") -> String {
        guard let name = APIName(name) else { return name }
        let labels = name.labels ?? []
        let parameters = labels.enumerated().map { number, label in
            let type = number == labels.count - 1 ? lastType : "Given"
            if let label, label.lowercased().hasSuffix("error") { return "\(label) error: (any Error)?" }
            return "\(label ?? "_") p\(number): \(type)"
        }
        return "\(name.base)(\(parameters.joined(separator: ", ")))"
    }
}
