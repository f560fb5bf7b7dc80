import ArgumentParser
import Foundation
import OnceoverDiagnostics
import OnceoverDriver
import OnceoverRewriters

/// `onceover convert`
struct Convert: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Gives functions with completion handlers their async forms.", discussion: ConvertHelp.discussion)

    enum Manner: String, ExpressibleByArgument, CaseIterable {
        case wrapper, alternative, replacement
    }

    @Argument(help: "Files and folders to convert.")
    var paths: [String] = ["."]

    @Option(name: .customLong("as"), help: "What to make of each function.")
    var manner: Manner

    @Flag(help: "Use the standard library's continuations instead of the library Onceover.")
    var plain = false

    @Option(
        help: ArgumentHelp(
            "Convert only functions that match this pattern, such as 'Store.load*'. May be repeated.",
            valueName: "pattern"))
    var only: [String] = []

    @Option(
        help: ArgumentHelp(
            "Treat a parameter with this name as a completion handler. May be repeated.",
            valueName: "name"))
    var handler: [String] = []

    @Flag(help: "With alternative: mark the old signature as deprecated, with the new name.")
    var deprecate = false

    @Flag(
        help:
            "With alternative: write a wrapper also for a function that would be refused because of its body, as one that is not proved to call its handler once."
    )
    var orWrap = false

    @Flag(help: "With replacement: convert public functions, too. The paths must contain all their callers.")
    var includePublic = false

    @Flag(help: "With alternative or replacement: turn loops over a DispatchGroup into task groups.")
    var taskGroups = false

    @Option(help: "Which one counts if a handler receives a value and an error.")
    var both = BothAnswer.error

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            "With alternative or replacement: start tasks at once, with Task.immediate, or later. Otherwise at once, unless a deployment target is too old for it."
        ))
    var immediate: Bool?

    @OptionGroup var output: RewriteOptions

    private var start: TaskStart {
        if let immediate { return immediate ? .immediate : .later }
        guard manner != .wrapper, let oldest = DeploymentTargets(around: paths).withoutImmediateTasks else {
            return .immediate
        }
        Terminal.remark(
            "note: \(oldest) has no Task.immediate, so functions that act before they return are wrapped or refused")
        return .later
    }

    func run() throws {
        let patterns = only.map(SymbolPattern.init)
        let jobs = ProcessInfo.processInfo.activeProcessorCount
        let selection = Selection(jobs: jobs, handlers: Set(handler)) { symbol in
            patterns.isEmpty || patterns.contains { $0.matches(symbol) }
        }
        try RewriteRun(paths: paths, options: output, jobs: jobs).run(rewrite, selection)
    }

    private var rewrite: Rewrite {
        switch manner {
        case .wrapper: .wrapper(isPlain: plain, both: both)
        case .alternative:
            .alternative(
                isPlain: plain, deprecates: deprecate, wrapsOthers: orWrap, makesTaskGroups: taskGroups, start: start,
                both: both)
        case .replacement:
            .replacement(
                isPlain: plain, includesPublic: includePublic, makesTaskGroups: taskGroups, start: start, both: both)
        }
    }
}

extension BothAnswer: ExpressibleByArgument {}
