import Foundation
import OnceoverSource

/// A git repository, asked through the program `git`. Nothing here changes the working tree, the index or a branch.
package struct GitRepository: Sendable {
    /// A command that git refused. Its description is one line for the user.
    package struct Refusal: Error, Hashable, CustomStringConvertible {
        package let description: String
    }

    /// Absolute: the root of the working tree.
    package let root: String

    /// The repository around a folder.
    package init(around folder: String) throws(Refusal) {
        let answer = Self.run(["rev-parse", "--show-toplevel"], in: folder)
        guard let answer else { throw Refusal(description: "git is needed, and was not found") }
        guard answer.succeeded, let root = answer.lines.first else {
            throw Refusal(description: "\(folder) is not in the working tree of a git repository")
        }
        self.root = root
    }

    /// The last commit that a revision and the one checked out have in common.
    package func mergeBase(with revision: String) throws(Refusal) -> String {
        guard let commit = commit(named: revision) else {
            let hint = isShallow ? "; the clone is shallow: `git fetch --unshallow` brings all commits" : ""
            throw Refusal(description: "git knows no commit `\(revision)`\(hint)")
        }
        guard let base = ask(["merge-base", commit, "HEAD"])?.first else {
            let hint =
                isShallow
                ? "as the clone is shallow: `git fetch --unshallow` brings all (`fetch-depth: 0` in actions/checkout)"
                : "they have no commit in common"
            throw Refusal(description: "there is no merge base of `\(revision)` and HEAD, \(hint)")
        }
        return base
    }

    private func commit(named revision: String) -> String? {
        ask(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])?.first
    }

    private var isShallow: Bool { ask(["rev-parse", "--is-shallow-repository"])?.first == "true" }

    /// Paths of a commit's files from the root, and those of its submodules.
    package func tree(of commit: String) throws(Refusal) -> (files: [String], submodules: [String]) {
        let answer = Self.run(["ls-tree", "-r", "-z", "--full-tree", commit], in: root)
        guard let answer, answer.succeeded else { throw Refusal(description: "git cannot list the files of \(commit)") }
        var files: [String] = []
        var submodules: [String] = []
        for line in answer.output.split(separator: 0) {
            let line = String(decoding: line, as: UTF8.self)
            guard let tab = line.firstIndex(of: "\t") else { continue }
            let path = String(line[line.index(after: tab)...])
            if line.hasPrefix("160000 ") { submodules.append(path) } else { files.append(path) }
        }
        return (files, submodules)
    }

    /// Writes files of a commit below a folder, as a checkout would, by an index of its own.
    package func write(_ files: [String], of commit: String, below folder: String) throws(Refusal) {
        let environment = ["GIT_INDEX_FILE": folder + "/.git-index"]
        let read = Self.run(["read-tree", commit], in: root, environment: environment)
        let input = Data(files.map { $0 + "\0" }.joined().utf8)
        let written = Self.run(
            ["checkout-index", "--stdin", "-z", "--quiet", "--force", "--prefix=\(folder)/"], in: root, input: input,
            environment: environment)
        guard read?.succeeded == true, written?.succeeded == true else {
            throw Refusal(
                description: "git cannot write the files of \(commit) to \(folder): \(written?.problem ?? "")")
        }
    }

    private func ask(_ arguments: [String]) -> [String]? {
        Self.run(arguments, in: root).flatMap { $0.succeeded ? $0.lines : nil }
    }

    private static func run(
        _ arguments: [String], in folder: String, input: Data = Data(), environment: [String: String] = [:]
    ) -> ProgramRun? {
        ProgramRun(["git", "-C", folder] + arguments, input: input, environment: environment)
    }
}
