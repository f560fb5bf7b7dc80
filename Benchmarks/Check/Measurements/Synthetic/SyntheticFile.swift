/// One file of a made-up project: a type with some members, drawn at random by its number.
struct SyntheticFile {
    /// Relative to the tree.
    let path: String
    let text: String

    var lines: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

    init(number: Int) {
        var random = SplitMix(seed: UInt64(number))
        let isParsed = Int.random(in: 0..<100, using: &random) < 35
        let type = Names(number: number, using: &random).type
        path = "Module\(number / 40)/\(type).swift"
        // Files that do more are longer, and have more to do with handlers.
        let count = Int.random(in: isParsed ? 10...40 : 2...16, using: &random)
        let members = (0..<count).map { member in
            Self.member(Names(number: member, using: &random), isParsed: isParsed, using: &random)
        }
        text = Self.head(of: type, storesClient: isParsed) + members.joined(separator: "\n") + "}\n"
    }

    private static func head(of type: String, storesClient: Bool) -> String {
        """
        import Foundation

        /// Looks after what belongs to \(type) and tells its views when that changes.
        final class \(type) {
            private var records: [String: Record] = [:]
            private let queue = DispatchQueue(label: "\(type)")
        \(storesClient ? "    private let session: URLSession = .shared\n    private var isLoading = false\n" : "")

        """
    }

    /// In a file that is parsed, every fourth member has to do with handlers, and few of these hold an obligation.
    private static func member(_ names: Names, isParsed: Bool, using random: inout SplitMix) -> String {
        let forms =
            switch isParsed ? Int.random(in: 0..<1000, using: &random) : 1000 {
            case 0..<16: HandlerMembers.all
            case 16..<25: ContinuationMembers.all
            case 25..<250: CallerMembers.all
            default: PlainMembers.all
            }
        let text = forms.randomElement(using: &random)!(names)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    }
}
