/// A function that waits for a continuation, in Swift.
struct WaitingFunction {
    /// What stands at the top of the file.
    var declarations = ""
    /// The type of the parameter `subject`.
    let subject: String
    /// What hands the continuation on, line by line.
    let body: [String]

    init(on subject: String, _ body: [String]) { (self.subject, self.body) = (subject, body) }

    var text: String {
        let lines = body.map { "        " + $0.replacing("\n", with: "\n        ") }.joined(separator: "\n")
        return """
            import Foundation

            \(declarations)
            func wait(on subject: \(subject), given: Given, isOpen: Bool) async -> Int {
                await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            \(lines)
                }
            }

            """
    }
}
