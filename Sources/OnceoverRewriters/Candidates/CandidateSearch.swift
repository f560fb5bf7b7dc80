import OnceoverAnalysis
import OnceoverObligations
import OnceoverSource

/// Finds the candidates of all files. If a function passes its handler to a function of another file, the fact comes
/// from that file, and the first function is checked again.
struct CandidateSearch {
    let project: Project
    let selection: Selection
    let purpose: CandidateFinder.Purpose

    /// In the order of the project's files.
    var files: [FileCandidates] {
        var files = DeepStack.map(count: project.files.count, jobs: selection.jobs) { candidates(of: $0) }
        let parties = zip(files, project.modules).map {
            FactExchange.Party(module: $1, offers: $0.offers, asks: $0.asks)
        }
        var exchange = FactExchange(parties, given: .none)
        exchange.settle(tell) { learners in
            let improved = DeepStack.map(count: learners.count, jobs: selection.jobs) {
                candidates(of: learners[$0].party, knowing: learners[$0].known)
            }
            for (learner, file) in zip(learners, improved) { files[learner.party] = file }
            return improved.map(\.asks)
        }
        return files
    }

    private func candidates(of file: Int, knowing known: KnownFacts = .none) -> FileCandidates {
        FileCandidates(project: project, file: file, selection: selection, purpose: purpose, knowing: known)
    }

    private func tell(_ round: [FactExchange.Question]) -> [FactAnswer] {
        DeepStack.map(count: round.count, jobs: selection.jobs) { index in
            project.verdicts(ofFile: round[index].party, knowing: round[index].known).answer(to: round[index].names)
        }
    }
}
