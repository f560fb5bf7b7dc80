import Foundation

/// What the program says, and to whom.
enum Terminal {
    /// To standard output, as it is.
    static func print(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// A line to standard error.
    static func remark(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// Does something; an error is told in a line, and ends the program with status 2.
    ///
    /// - Parameter word: what the line begins with.
    static func failing<Result>(as word: String = "error", _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let status as ExitStatus {
            throw status
        } catch {
            remark("\(word): \(error)")
            throw ExitStatus.failed
        }
    }

    static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// By the customs of no-color.org and of terminals that call themselves dumb.
    static var isColoured: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }
}
