import ArgumentParser
import Foundation
import OnceoverDriver

/// Where the program starts. Exit codes are a contract, and 64, the parser's own for wrong usage, is not part of it.
@main
enum Entry {
    static func main() {
        Allocator.returnLargeBlocks()
        do {
            var command = try Onceover.parseAsRoot()
            try command.run()
        } catch let status as ExitStatus {
            exit(status.rawValue)
        } catch {
            leave(with: error)
        }
    }

    /// For `--help` and `--version`, which the parser throws too, and for wrong usage.
    private static func leave(with error: any Error) -> Never {
        let isSuccess = Onceover.exitCode(for: error) == .success
        let message = Onceover.fullMessage(for: error) + "\n"
        (isSuccess ? FileHandle.standardOutput : FileHandle.standardError).write(Data(message.utf8))
        exit(isSuccess ? ExitStatus.nothingFound.rawValue : ExitStatus.failed.rawValue)
    }
}

/// How the program ends, where it does not simply reach its end.
enum ExitStatus: Int32, Error {
    case nothingFound = 0
    case findings = 1
    /// Wrong usage, or nothing could be checked.
    case failed = 2
}
