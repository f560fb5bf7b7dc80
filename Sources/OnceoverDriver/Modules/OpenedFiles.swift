import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverSource
import Synchronization

/// Files that may be wanted again for the exchange of facts, kept as long as there is room; others are read once more.
final class OpenedFiles: Sendable {
    private struct State {
        var files: [Int: OpenedFile] = [:]
        var bytes = 0
    }

    private let check: FileCheck
    private let inputs: [FileLoading.Input]
    private let capacity: Int
    private let state = Mutex(State())

    /// - Parameter capacity: bytes of text. Trees, with what is found out of them, take some thirty times as much memory. With twice
    ///   as much as is given without it, a check of two million lines took 820 megabytes instead of 500, and 6 % less time.
    init(check: FileCheck, inputs: [FileLoading.Input], capacity: Int = 8 << 20) {
        self.check = check
        self.inputs = inputs
        self.capacity = capacity
    }

    /// A file by its number; nil if it cannot be read any more.
    func file(_ index: Int, into report: inout Report) -> OpenedFile? {
        if let known = state.withLock({ $0.files[index] }) { return known }
        guard let file = check.open(inputs[index], into: &report) else { return nil }
        keep(file, as: index)
        return file
    }

    /// The text of a file, also of one that holds no obligation; nil if it cannot be read any more.
    func text(_ index: Int) -> SourceText? {
        if let known = state.withLock({ $0.files[index] }) { return known.source.text }
        var report = Report()
        return FileLoading(words: nil).relevantText(of: inputs[index], into: &report)
    }

    func keep(_ file: OpenedFile, as index: Int) {
        state.withLock { state in
            guard state.bytes + file.source.words.count <= capacity else { return }
            state.files[index] = file
            state.bytes += file.source.words.count
        }
    }

    /// Makes room by dropping the files that will not be needed.
    func dropAll(but wanted: Set<Int>) {
        state.withLock { state in
            state.files = state.files.filter { wanted.contains($0.key) }
            state.bytes = state.files.values.reduce(0) { $0 + $1.source.words.count }
        }
    }
}
