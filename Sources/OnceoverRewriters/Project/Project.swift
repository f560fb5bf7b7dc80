import OnceoverAnalysis
import OnceoverObligations
import OnceoverSource

/// All files of a rewrite, parsed, and what they declare.
package struct Project: Sendable {
    package let files: [SourceFile]
    /// The number of each file's module: what is not public is seen in there alone.
    let modules: [Int]
    let index: ProjectIndex
    let relations: TypeRelations
    /// Files that are not rewritten, since the parser could not follow them.
    let unseen: [SourceFile]
    /// What each file declares, in the order of `files`.
    let declarations: [FileDeclarations]

    /// What verdicts rest on, in the order of `files`.
    let bases: [VerdictBasis]

    /// Words that show what a file says to other files, in addition to those of the pre-filter: async functions, and
    /// types that hide those of the standard library.
    package static let words = [
        "async", "enum Error", "struct Error", "enum Result", "struct Task", "class Task", "actor Task",
    ]

    /// - Parameters:
    ///   - modules: one number for each file; without them, all are of one module.
    ///   - bases: one for each file; without them, nothing is configured.
    package init(
        _ files: [SourceFile], modules: [Int]? = nil, bases: [VerdictBasis]? = nil, unseen: [SourceFile] = [],
        jobs: Int = 1
    ) {
        self.files = files
        self.bases = bases ?? Array(repeating: VerdictBasis(), count: files.count)
        self.modules = modules ?? files.map { _ in 0 }
        self.unseen = unseen
        declarations = DeepStack.map(count: files.count, jobs: jobs) { FileDeclarations(files[$0], number: $0) }
        index = ProjectIndex(declarations)
        relations = TypeRelations(index)
    }
}

extension Project {
    /// - Parameter known: facts from other files.
    func verdicts(ofFile number: Int, knowing known: KnownFacts) -> HandlerVerdicts {
        HandlerVerdicts(files[number], by: bases[number], knowing: known)
    }
}
