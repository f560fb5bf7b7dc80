import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// What becomes of each candidate of a project. A body is converted when it is first asked for, since its callers need to
/// know; a function that is met again while it is converted has no async form for that call.
final class AlternativePlan {
    enum Outcome {
        case native(AsyncFunction)
        case wrapped
        case refused(RefusalReason)
    }

    let project: Project
    let options: AlternativeOptions
    private let candidates: [FunctionKey: Candidate]
    private let ambiguous: AmbiguousForms
    private var outcomes: [FunctionKey: Outcome] = [:]
    private var pending: Set<FunctionKey> = []
    private var layouts: [Int: FileLayout] = [:]
    /// The files of the async forms that a function was told of, by the function.
    private var filesOfForms: [FunctionKey: Set<Int>] = [:]

    /// A function by where it is.
    struct FunctionKey: Hashable {
        let file: Int
        let offset: Int

        init(_ function: ProjectFunction) {
            file = function.file
            offset = function.offset
        }
    }

    init(project: Project, candidates: [Candidate], options: AlternativeOptions) {
        self.project = project
        self.options = options
        ambiguous = AmbiguousForms(candidates, in: project)
        self.candidates = Dictionary(candidates.map { (FunctionKey($0.function), $0) }) { first, _ in first }
    }

    /// Of the file of a number, found out once.
    func layout(of file: Int) -> FileLayout {
        if let known = layouts[file] { return known }
        let layout = FileLayout(project.files[file])
        layouts[file] = layout
        return layout
    }

    func outcome(of candidate: Candidate) -> Outcome {
        let key = FunctionKey(candidate.function)
        if let known = outcomes[key] { return known }
        pending.insert(key)
        let made = make(candidate)
        pending.remove(key)
        outcomes[key] = made
        return made
    }

    /// The candidate that a function is, if it is one, and where it calls back; nil where it has no async form.
    ///
    /// A function that calls itself has one if it gets one: if not, nothing is made of its body either.
    func asyncForm(
        of function: ProjectFunction, for caller: ProjectFunction
    ) -> (candidate: Candidate, queues: CallbackQueues)? {
        let key = FunctionKey(function)
        guard let candidate = candidates[key] else { return nil }
        if key == FunctionKey(caller) { return (candidate, CallbackQueues()) }
        guard !pending.contains(key) else { return nil }
        filesOfForms[FunctionKey(caller), default: []].insert(function.file)
        switch outcome(of: candidate) {
        case .native(let made): return (candidate, made.queues)
        case .wrapped: return (candidate, queues(ofWrapped: candidate))
        case .refused: return nil
        }
    }

    /// Whether code that awaits a function could mean another one: where it has an async form, that is a wrapper.
    func isAmbiguous(_ function: ProjectFunction) -> Bool {
        candidates[FunctionKey(function)].map { ambiguous.otherResult(than: $0) != nil } ?? false
    }

    /// Code that a closure brings counts on the queue that the function is called on, where its callers have to stay.
    private func queues(ofWrapped candidate: Candidate) -> CallbackQueues {
        var queues = candidate.lexicalQueues
        if candidate.handsHandlerToClosure(project.index) { queues.add(.own) }
        return queues
    }

    /// The files whose changes a new body may need.
    func files(neededBy candidate: Candidate) -> Set<String> {
        let files = filesOfForms[FunctionKey(candidate.function)] ?? []
        return Set(files.subtracting([candidate.function.file]).map { project.files[$0].path })
    }

    private func make(_ candidate: Candidate) -> Outcome {
        let function = candidate.function
        guard let body = function.node.body else { return .wrapped }
        let obstacle = RefusalReason(replacingBodyOf: candidate, in: project)
        if let reason = obstacle ?? ambiguous.otherResult(than: candidate) {
            return options.wrapsOthers || reason.isWrapped ? .wrapped : .refused(reason)
        }
        let layout = layout(of: function.file)
        let bridge = options.isPlain ? ContinuationBridge.checked(neither: NeitherValueNorError.expression) : .once
        let calls = ProjectCalls(plan: self, function: function)
        let converter = BodyConverter(candidate, layout: layout, bridge: bridge, calls: calls)
        converter.makesTaskGroups = options.makesTaskGroups
        converter.hasUnsafeSelf = project.index.isUnsafeClass(function)
        do throws(Unconvertible) {
            let statements = try converter.convert(body)
            // Nothing could be awaited. Then a wrapper does the same, and the old function stays as it was.
            if statements.first?.isContinuation == true { return .wrapped }
            if let reason = converter.reordered { throw reason }
            if converter.queues.hasOwn { return .wrapped }
            if converter.queues.isMixed { throw .mixedQueues }
            return .native(AsyncFunction(converter, statements: statements))
        } catch {
            return options.wrapsOthers ? .wrapped : .refused(RefusalReason(error.reason, error.reason))
        }
    }
}

/// An async function with a body of its own.
struct AsyncFunction {
    let candidate: Candidate
    let statements: [StatementText]
    let usesContinuation: Bool
    let needsError: Bool
    let needsLibrary: Bool
    let queues: CallbackQueues
    var lines: String { statements.joined }

    init(_ converter: BodyConverter, statements: [StatementText]) {
        candidate = converter.candidate
        self.statements = statements.withoutLastReturn
        usesContinuation = converter.usesContinuation
        let isPlain = converter.bridge != .once
        let usesShape = converter.usesContinuation && converter.handler.shape == .optionalValuesOrError
        needsError = isPlain && (converter.needsError || usesShape)
        needsLibrary = !isPlain && (converter.needsError || converter.usesContinuation)
        queues = converter.queues
    }
}

extension Candidate {
    /// Where the handler is called, as the body says.
    var lexicalQueues: CallbackQueues {
        if function.queueParameter != nil { return CallbackQueues([.own]) }
        var queues = CallbackQueues()
        if let body = function.node.body { queues.addLexical(of: handlerNames, in: Array(body.statements)) }
        return queues
    }
}

extension [StatementText] {
    /// Where nothing is returned, the end of the body needs no `return`.
    fileprivate var withoutLastReturn: [StatementText] {
        guard let last, last.text == "return" || last.text.hasSuffix("\nreturn") else { return self }
        let rest = last.text.dropLast(last.text == "return" ? 6 : 7)
        return dropLast() + (rest.isEmpty ? [] : [StatementText(String(rest), hasGap: last.hasGap)])
    }
}
