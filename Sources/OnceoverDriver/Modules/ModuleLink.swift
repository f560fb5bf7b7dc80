import OnceoverAnalysis
import OnceoverDiagnostics

/// The second pass of a run: files that have something to learn of each other are read once more.
struct ModuleLink: Sendable {
    let check: FileCheck
    let inputs: [FileCheck.Input]
    /// The module of each input, by number.
    let modules: [Int]
    let jobs: Int
    let given: KnownFacts

    /// Replaces what was found in a file alone by what is found in it with the facts of others.
    func improve(_ files: inout [CheckedFile]) {
        let learners = learners(among: files).sorted { $0.key < $1.key }
        let improved = WorkQueue.results(of: learners.count, jobs: jobs) { index in
            check.check(inputs[learners[index].key], knowing: learners[index].value)
        }
        for ((index, _), file) in zip(learners, improved) {
            // The file was counted, and its first analysis timed, the first time.
            let first = files[index].report
            files[index] = file
            files[index].report.files = first.files
            files[index].report.timings.addWork(first.timings)
        }
    }

    private func learners(among files: [CheckedFile]) -> [Int: KnownFacts] {
        var exchange = FactExchange(
            zip(files, modules).map { FactExchange.Party(module: $1, offers: $0.offers, asks: $0.asks) }, given: given)
        return exchange.run { round in
            WorkQueue.results(of: round.count, jobs: jobs) { index in
                check.answer(inputs[round[index].party], to: round[index].names, knowing: round[index].known)
            }
        }
    }
}
