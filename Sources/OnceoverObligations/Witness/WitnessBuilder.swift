import OnceoverControlFlow
import OnceoverDataflow
import OnceoverDiagnostics
import OnceoverSource

/// Tells the path that breaks a promise, from where the obligation begins, in the order of execution.
struct WitnessBuilder {
    let exploration: Exploration
    let obligation: Obligation
    let file: SourceFile

    private var body: FollowedBody { exploration.flow.body }
    private var points: [PropertySimulation.Point] { exploration.simulation.points }

    /// A path has more branches than help. The last ones say most.
    private static let branchLimit = 6

    func location(_ site: Site) -> Location { file.location(of: site) }

    // MARK: - A path without a discharge

    func witness(of blame: Blame) -> [Note] {
        let before = blame.branch.map { exploration.path(to: $0.point) } ?? []
        let path = before + blame.rest
        var steps = branches(along: path).suffix(Self.branchLimit).map { $0 }
        let end = endSite(of: path)
        let ending =
            "the path ends here without \(obligation.kind.discharging) \(obligation.quotedNames.joined(separator: " or "))"
        steps.removeAll { $0.location == location(end) && blame.branch?.edge.site != end }
        return [beginning] + steps + [Note(ending, at: location(end))]
    }

    private var beginning: Note {
        let names = obligation.quotedNames.joined(separator: " and ")
        let words =
            switch obligation.kind {
            case .continuation, .handler: "\(names) must be \(obligation.kind.discharged) exactly once"
            case .handlerPair: "exactly one of \(names) must be called"
            case .promise where body.tracked.creation != nil:
                "\(names) is made here and must be completed on every path"
            case .answerable, .stream, .promise: "\(names) must be \(obligation.kind.discharged) on every path"
            }
        return Note(words, at: obligation.location)
    }

    /// The statement that leaves the body, or the brace where control falls off its end.
    func endSite(of path: [Int]) -> Site {
        for (index, point) in path.enumerated().dropFirst().reversed() {
            let target = points[point].node
            guard target == body.tracked.end || target == body.tracked.throwEnd else { continue }
            if let edge = exploration.edge(from: path[index - 1], to: point) { return edge.site }
        }
        return body.graph.end
    }

    // MARK: - A second discharge

    func witness(of repeated: RepeatedDischarge) -> [Note] {
        let path = exploration.path(to: repeated.path[0]) + repeated.path.dropFirst()
        let idle = IdleBranches(exploration)
        var steps: [Note] = []
        for index in path.indices.dropLast() {
            guard let passage = exploration.likeliestPassage(from: path[index], to: path[index + 1]) else { continue }
            for event in passage.events where event.transition != .none { steps.append(note(for: event)) }
            if !idle.isIdle(index, of: path), let note = note(for: passage.edge) { steps.append(note) }
        }
        let place = location(repeated.second)
        let words =
            repeated.first == repeated.second
            ? "\(obligation.kind.discharged) again here, the next time round" : discharge("again here", at: place)
        return [beginning] + trimmed(steps) + [Note(words, at: place)]
    }

    private func note(for event: ObligationEvent) -> Note {
        let words =
            switch event.transition {
            case .none, .discharge: discharge("here first", at: location(event.site))
            case .dischargeTwice: "\(obligation.kind.discharged) twice in here"
            case .store, .handOver, .offer, .await: event.reason?.words ?? "handed over here"
            }
        return Note(words, at: location(event.site))
    }

    /// "called here first"; of a call that only receives the obligation, "passed on here first, to be called".
    private func discharge(_ order: String, at place: Location) -> String {
        let code = place.excerpt.utf8.dropFirst(place.column - 1).prefix(max(0, place.endColumn - place.column))
        let parts = String(decoding: Array(code), as: UTF8.self).split(separator: "(", maxSplits: 1)
        let isPassedOn = parts.count == 2 && !hasName(in: parts[0]) && hasName(in: parts[1])
        return isPassedOn
            ? "passed on \(order), to be \(obligation.kind.discharged)" : "\(obligation.kind.discharged) \(order)"
    }

    /// Whether a piece of code has the obligation's name.
    private func hasName(in code: Substring) -> Bool {
        code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == obligation.name }
    }

    /// Keeps the first discharge, and the branches around it that are nearest.
    private func trimmed(_ steps: [Note]) -> [Note] {
        guard steps.count > Self.branchLimit else { return steps }
        let discharge = steps.firstIndex { $0.message.contains(" here first") } ?? 0
        let near = steps.indices.filter { $0 == discharge || abs($0 - discharge) <= 2 || $0 >= steps.count - 2 }
        return near.map { steps[$0] }
    }

    // MARK: - A stored property

    func witness(of found: SlotSearch.Found, _ defect: Violation.Defect) -> [Note] {
        let before = exploration.path(to: found.path[0])
        let path = before + found.path.dropFirst()
        let begins = Note("`\(obligation.name)` may hold a value that still waits", at: obligation.location)
        // Where a path ends says nothing of what was replaced on it.
        let isReplaced = defect != .keptAfterDischarge && SlotSteps(body: body).puts(at: found.site)
        let ends = isReplaced ? [] : [Note("the path ends here", at: location(endSite(of: path)))]
        let words =
            if defect == .keptAfterDischarge {
                "\(obligation.kind.discharged) here, and still stored in `\(obligation.name)`"
            } else if isReplaced {
                "a new value is stored here, and the old one can never be reached again"
            } else {
                "taken out of `\(obligation.name)` here without \(obligation.kind.discharging) it"
            }
        return [begins] + branches(along: before).suffix(Self.branchLimit) + [
            Note(words, at: location(found.site))
        ] + ends
    }

    // MARK: - Paths

    private func branches(along path: [Int]) -> [Note] {
        IdleBranches(exploration).tellingEdges(along: path).compactMap(note)
    }

    private func note(for edge: Edge) -> Note? {
        Sentence(graph: body.graph, plan: body.plan).of(edge).map { Note($0, at: location(edge.site)) }
    }
}
