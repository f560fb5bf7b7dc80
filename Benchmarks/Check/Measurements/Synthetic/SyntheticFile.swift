/// One file of a made-up project: a type with some members, drawn at random by its number.
struct SyntheticFile {
    /// Relative to the tree.
    let path: String
    let text: String

    var lines: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    init(number: Int) {
        var random = SplitMix(seed: UInt64(number))
        let holdsObligations = Int.random(in: 0..<10, using: &random) < 4
        let type = Names(number: number, using: &random).type
        path = "Module\(number / 40)/\(type).swift"
        let members = (0..<Int.random(in: 4...16, using: &random)).map { member in
            Self.member(Names(number: member, using: &random), holdsObligations: holdsObligations, using: &random)
        }
        text = Self.head(of: type, storesClient: holdsObligations) + members.joined(separator: "\n") + "}\n"
    }

    private static func head(of type: String, storesClient: Bool) -> String {
        """
        import Foundation

        /// Looks after what belongs to \(type) and tells its views when that changes.
        final class \(type) {
            private var records: [String: Record] = [:]
            private let queue = DispatchQueue(label: "\(type)")
        \(storesClient ? "    private let session: URLSession = .shared\n" : "")

        """
    }

    /// In a file that holds obligations, every third member has none.
    private static func member(_ names: Names, holdsObligations: Bool, using random: inout SplitMix) -> String {
        let kinds = holdsObligations ? [HandlerMembers.all, ContinuationMembers.all] : []
        let forms = (kinds + [PlainMembers.all]).randomElement(using: &random)!
        let text = forms.randomElement(using: &random)!(names)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    }
}
