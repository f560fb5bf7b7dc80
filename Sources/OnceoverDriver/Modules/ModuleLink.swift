import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverSource

/// The second pass of a run: files that have something to learn of each other are looked at once more. Those that belong together
/// are read as one file; what others know comes as facts.
struct ModuleLink: Sendable {
    let check: FileCheck
    let files: OpenedFiles
    /// The module of each file, by number.
    let modules: [Int]
    let jobs: Int
    let given: KnownFacts
    let joinsFiles: Bool

    /// Replaces what was found in a file alone by what is found in it with the facts of others.
    func improve(_ files: inout [CheckedFile]) {
        // The file that is opened now needs the room more than files that will not be asked.
        self.files.dropAll(but: exchange(among: files).participants)
        openGlanced(&files)
        let mentions = MentionSearch(files: self.files, modules: modules, jobs: jobs).mentions(askedBy: files)
        let guests = joinsFiles ? Neighbours(of: files, in: self.files, modules: modules, jobs: jobs).guests : []
        var exchange = exchange(among: files, mentions: mentions)
        self.files.dropAll(but: exchange.participants.union(guests.joined()))
        let foretold = files.map(\.foretell)
        var alone = Set(files.indices)
        exchange.settle(joining: guests) {
            tell($0, foretold: foretold)
        } lookAgain: { learners in
            let open = learners.filter {
                !$0.guests.isEmpty && alone.contains($0.party) || !files[$0.party].stands($0.known)
            }
            alone.subtract(open.map(\.party))
            let improved = DeepStack.map(count: open.count, jobs: jobs) { index in
                checked(open[index].party, joined: open[index].guests, knowing: open[index].known)
            }
            for (learner, file) in zip(open, improved) {
                let asked = files[learner.party].asks
                replace(&files[learner.party], by: file)
                files[learner.party].asks.formUnion(asked)
            }
            return learners.map { files[$0.party].asks }
        }
    }

    /// Has those parsed that are asked for something by another file, as far as a glance shows: what they really offer, and
    /// to whom, is for the parsed file to say.
    private func openGlanced(_ files: inout [CheckedFile]) {
        var askers: [String: Set<Int>] = [:]
        for (file, module) in zip(files, modules) {
            for ask in file.asks { askers[ask.name, default: []].insert(module) }
        }
        let asked = files.indices.filter { index in
            files[index].isGlanced
                && files[index].offers.contains { offer in
                    askers[offer.name].map { offer.isPublic || $0.contains(modules[index]) } ?? false
                }
        }
        let opened = DeepStack.map(count: asked.count, jobs: jobs) { checked(asked[$0]) }
        for (index, file) in zip(asked, opened) { replace(&files[index], by: file) }
    }

    /// The file was counted, and its earlier analysis timed, before.
    private func replace(_ file: inout CheckedFile, by improved: CheckedFile) {
        let earlier = file.report
        file = improved
        file.report.files = earlier.files
        file.report.timings.addWork(earlier.timings)
    }

    /// What other modules may know of these files.
    func published(by files: [CheckedFile]) -> [ModuleFact] {
        var exchange = exchange(among: files, publishes: true)
        let foretold = files.map(\.foretell)
        _ = exchange.run { tell($0, foretold: foretold) }
        return exchange.published
    }

    private func exchange(
        among files: [CheckedFile], publishes: Bool = false, mentions: FactExchange.Mentions = [:]
    ) -> FactExchange {
        FactExchange(
            zip(files, modules).map { FactExchange.Party(module: $1, offers: $0.offers, asks: $0.asks) }, given: given,
            publishes: publishes, mentions: mentions)
    }

    /// - Parameter guests: the files that it is read together with.
    private func checked(_ index: Int, joined guests: [Int] = [], knowing known: KnownFacts = .none) -> CheckedFile {
        var checked = CheckedFile()
        guard let file = files.file(index, into: &checked.report) else { return checked }
        let guests = guests.compactMap { files.file($0, into: &checked.report)?.source }
        return check.check(file, joined: guests, knowing: known, in: checked)
    }

    private func tell(
        _ round: [FactExchange.Question], foretold: [@Sendable (Set<String>, KnownFacts) -> FactAnswer?]
    ) -> [FactAnswer] {
        DeepStack.map(count: round.count, jobs: jobs) { index in
            let question = round[index]
            return foretold[question.party](question.names, question.known) ?? tell(question)
        }
    }

    private func tell(_ question: FactExchange.Question) -> FactAnswer {
        var report = Report()
        guard let file = files.file(question.party, into: &report) else { return FactAnswer() }
        return check.answer(file, to: question.names, knowing: question.known)
    }
}
