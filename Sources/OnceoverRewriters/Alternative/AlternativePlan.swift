import OnceoverSignatures
import OnceoverSource
import SwiftSyntax

/// What becomes of each candidate of a project. A body is converted when it is first asked for, since its callers need to
/// know; a function that is met again while it is converted has no async form for that call.
final class AlternativePlan {
    enum Outcome {
        case native(AsyncFunction)
        /// Why its body is not async.
        case wrapped(RefusalReason?)
        case refused(RefusalReason)

        /// Why its body is not async.
        var reason: String? {
            switch self {
            case .native: nil
            case .wrapped(let reason): reason?.text
            case .refused(let reason): reason.text
            }
        }
    }

    let project: Project
    let options: AlternativeOptions
    private let candidates: [FunctionKey: Candidate]
    private let ambiguous: AmbiguousForms
    private var outcomes: [FunctionKey: Outcome] = [:]
    private var pending: Set<FunctionKey> = []
    private var layouts: [Int: FileLayout] = [:]
    let timings: FunctionTimings
    /// The files of the async forms that a function was told of, by the function.
    private var filesOfForms: [FunctionKey: Set<Int>] = [:]

    init(project: Project, candidates: [Candidate], options: AlternativeOptions) {
        self.project = project
        self.options = options
        ambiguous = AmbiguousForms(candidates, in: project)
        timings = FunctionTimings(project, candidates, countsGivenCode: true)
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
        let group = storedTogether(with: candidate)
        let keys = group.map { FunctionKey($0.function) }
        pending.formUnion(keys)
        let made = allOrNone(group, group.map(make))
        pending.subtract(keys)
        outcomes.merge(zip(keys, made)) { first, _ in first }
        return outcomes[key] ?? made[0]
    }

    /// The functions that store their handlers in the same property: they wait in the same place, or none of them does.
    private func storedTogether(with candidate: Candidate) -> [Candidate] {
        guard let stored = candidate.stored, stored.storers.count > 1 else { return [candidate] }
        return stored.storers.compactMap { candidates[$0] }
    }

    private func allOrNone(_ group: [Candidate], _ made: [Outcome]) -> [Outcome] {
        let other = zip(group, made).first { if case .native = $0.1 { false } else { true } }
        guard group.count > 1, let (other, outcome) = other else { return made }
        return zip(group, made).map { candidate, own in
            guard case .native = own else { return own }
            let name = candidate.stored?.property.name ?? ""
            let reason = RefusalReason.storedBeside(
                project.named(other.function), name, outcome.reason ?? "it has no body")
            return withoutBody(candidate.keepingHandler(because: reason), because: reason)
        }
    }

    /// The candidate that a function is, if it is one; nil where it has no async form.
    ///
    /// A function that calls itself has one if it gets one: if not, nothing is made of its body either.
    func asyncForm(
        of function: ProjectFunction, for caller: ProjectFunction
    ) -> Candidate? {
        let key = FunctionKey(function)
        guard let candidate = candidates[key] else { return nil }
        if key == FunctionKey(caller) { return candidate }
        guard !pending.contains(key) else { return nil }
        filesOfForms[FunctionKey(caller), default: []].insert(function.file)
        switch outcome(of: candidate) {
        case .refused: return nil
        case .wrapped: return candidate.keepingHandler
        case .native: return candidate
        }
    }

    /// Whether the async form of a function has a body of its own; one that is met while it is converted does if it gets one.
    func isNative(_ function: ProjectFunction) -> Bool {
        switch outcomes[FunctionKey(function)] {
        case .native?: true
        case .wrapped?, .refused?: false
        case nil: pending.contains(FunctionKey(function))
        }
    }

    /// Whether code that awaits a function could mean another one: where it has an async form, that is a wrapper.
    func isAmbiguous(_ function: ProjectFunction) -> Bool {
        candidates[FunctionKey(function)].map { ambiguous.otherResult(than: $0) != nil } ?? false
    }

    /// What the body of the old function becomes.
    func shim(of made: AsyncFunction, layout: FileLayout) -> Shim {
        let function = made.candidate.function
        let isMain = timings.timing(of: function)?.queues.isMain ?? false
        return Shim(
            candidate: made.candidate, start: options.start,
            hopsToMain: isMain && project.isolation(of: function) != .main,
            hasUnsafeSelf: project.index.hasUnsendableSelf(function),
            isUnsendable: { [index = project.index] in index.isUnsendable($0.type, of: function.node) },
            unit: layout.unit)
    }

    /// The files whose changes a new body may need.
    func files(neededBy candidate: Candidate) -> Set<String> {
        let files = filesOfForms[FunctionKey(candidate.function)] ?? []
        return Set(files.subtracting([candidate.function.file]).map { project.files[$0].path })
    }

    private func make(_ candidate: Candidate) -> Outcome {
        let function = candidate.function
        guard let body = function.node.body else { return .wrapped(nil) }
        let obstacle = RefusalReason(replacingBodyOf: candidate, in: project) ?? ambiguous.otherResult(than: candidate)
        if let reason = obstacle ?? shimObstacle(candidate) { return withoutBody(candidate, because: reason) }
        let layout = layout(of: function.file)
        let calls = ProjectCalls(plan: self, function: function)
        do throws(Unconvertible) {
            let (named, edits) = try candidate.waiting(options.body, in: project, layout)
            let converter = BodyConverter(
                named, of: candidate, in: project, options.body, waiting: edits?.waiting, layout: layout, calls: calls)
            return try outcome(of: candidate, converter.convert(named.function.node.body ?? body), converter, edits)
        } catch {
            return withoutBody(candidate, because: RefusalReason(error))
        }
    }

    private func outcome(
        of candidate: Candidate, _ statements: [StatementText], _ converter: BodyConverter, _ edits: StoredEdits?
    ) throws(Unconvertible) -> Outcome {
        // Nothing could be awaited. Then a wrapper does the same, and the old function stays as it was.
        if statements.first?.isContinuation == true {
            let reason = converter.met.obstacle.map(RefusalReason.init)
            return .wrapped(candidate.storageObstacle ?? reason)
        }
        if let reason = converter.met.reordered { throw reason }
        let timing = timings.timing(of: candidate.function)
        if converter.losesStep, timing?.isInStep == true { return .wrapped(.outOfStep) }
        // On its way back, what is called on the main queue in there would come later than what was called there after it.
        if converter.met.usesContinuation, converter.home != .main, timing?.queues.isMain == true {
            return .wrapped(.otherQueue)
        }
        return .native(AsyncFunction(converter, of: candidate, statements: statements, storage: edits))
    }

    /// A function that has no async body: it is wrapped where that is asked for, or does no harm.
    private func withoutBody(_ candidate: Candidate, because reason: RefusalReason) -> Outcome {
        if let fault = candidate.fault { return .refused(fault) }
        let reason = [.ownQueue, .keptForOthers].contains(reason) ? candidate.storageObstacle ?? reason : reason
        let isWrapped = options.wrapsOthers || reason.isWrapped || reason == candidate.storageObstacle
        return isWrapped ? .wrapped(reason) : .refused(reason)
    }

    /// Why a shim would not do what the function does, in the same place and in the same order; nil where it does.
    private func shimObstacle(_ candidate: Candidate) -> RefusalReason? {
        guard let timing = timings.timing(of: candidate.function) else { return nil }
        let isolation = project.isolation(of: candidate.function)
        if timing.queues.hasOwn { return timing.queues.all.contains(.own) ? .ownQueue : .keptForOthers }
        if timing.tellsBoth { return .valueBesideError }
        switch StartRule(start: options.start, isolation: isolation, timing: timing).obstacle {
        case .callsBack?: return .callsBackLater
        case .acts?: return .actsLater
        case .overtaken?: return .overtaken
        case nil: break
        }
        if timing.queues.isKept(in: isolation) || timing.queues.isMain { return nil }
        return timing.queues.all.count > 1 ? .severalQueues : .otherQueue
    }
}

/// An async function with a body of its own.
struct AsyncFunction {
    let candidate: Candidate
    let statements: [StatementText]
    /// Why some of it is in a continuation; nil where nothing is.
    let obstacle: String?
    let needsError: Bool
    let needsLibrary: Bool
    /// What becomes of the property that kept its handler.
    let storage: StoredEdits?
    var lines: String { statements.joined }

    init(
        _ converter: BodyConverter, of candidate: Candidate, statements: [StatementText], storage: StoredEdits?
    ) {
        self.candidate = candidate
        self.storage = storage
        self.statements = storage == nil ? statements.withoutLastReturn : statements.withoutLastReturn.withoutOnlyReturn
        obstacle = converter.met.obstacle.map { candidate.storageObstacle?.text ?? $0.reason }
        let isPlain = converter.bridge != .once
        let usesShape = converter.met.usesContinuation && converter.handler.shape == .optionalValuesOrError
        needsError = isPlain && (converter.met.needsError || usesShape || storage?.needsError ?? false)
        needsLibrary = !isPlain && (converter.met.needsError || converter.met.usesContinuation || storage != nil)
    }
}

extension [StatementText] {
    /// A call that waits and is all there is needs no `return`.
    fileprivate var withoutOnlyReturn: [StatementText] {
        guard count == 1, var only = first, only.text.hasPrefix("return ") else { return self }
        only.text.removeFirst("return ".count)
        return [only]
    }

    /// If the body returns no value, its end needs no `return`.
    fileprivate var withoutLastReturn: [StatementText] {
        guard let last, last.text == "return" || last.text.hasSuffix("\nreturn") else { return self }
        let rest = last.text.dropLast(last.text == "return" ? 6 : 7)
        return dropLast() + (rest.isEmpty ? [] : [StatementText(String(rest), hasGap: last.hasGap)])
    }
}
