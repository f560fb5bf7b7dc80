import ArgumentParser
import Foundation
import OnceoverDiagnostics
import OnceoverDriver

/// Where the program starts. Exit codes are a contract, and 64, the parser's own for wrong usage, is not part of it.
@main
enum Entry {
    static func main() {
        Allocator.returnLargeBlocks()
        refuseUnknownCommand()
        do {
            var command = try Onceover.parseAsRoot()
            try command.run()
        } catch let status as ExitStatus {
            exit(status.rawValue)
        } catch {
            leave(with: error)
        }
    }

    /// The parser takes a command with a slip of the pen for an argument, and says so; it names the nearest of flags only.
    private static func refuseUnknownCommand() {
        var commands = Onceover.configuration.subcommands
        for word in CommandLine.arguments.dropFirst() {
            if word.hasPrefix("-") || word == "help" || commands.isEmpty { return }
            let names = commands.map { $0._commandName }
            guard let index = names.firstIndex(of: word) else { refuse(word, among: names) }
            commands = commands[index].configuration.subcommands
        }
    }

    private static func refuse(_ name: String, among names: [String]) -> Never {
        let hint = EditDistance.nearest(to: name, in: names).map { "did you mean `\($0)`?" }
        Terminal.remark("Error: there is no command `\(name)`; \(hint ?? "`onceover --help` lists all")")
        exit(ExitStatus.failed.rawValue)
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
