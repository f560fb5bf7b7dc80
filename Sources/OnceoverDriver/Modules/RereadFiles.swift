import OnceoverAnalysis
import OnceoverDiagnostics
import OnceoverSource
import Synchronization

/// Files that are parsed once more for the exchange of facts, and kept for its rounds as long as there is room.
final class RereadFiles: Sendable {
    /// Bytes of text. Trees take some twenty times as much memory.
    private static let capacity = 4 << 20

    private struct State {
        var files: [Int: SourceFile] = [:]
        var bytes = 0
    }

    private let check: FileCheck
    private let inputs: [FileLoading.Input]
    private let state = Mutex(State())

    init(check: FileCheck, inputs: [FileLoading.Input]) {
        self.check = check
        self.inputs = inputs
    }

    /// A file by its number; nothing where it cannot be read any more.
    func file(_ index: Int, into report: inout Report) -> SourceFile? {
        if let known = state.withLock({ $0.files[index] }) { return known }
        guard let file = check.loading.load(inputs[index], into: &report) else { return nil }
        state.withLock { state in
            guard state.bytes + file.words.count <= Self.capacity else { return }
            state.files[index] = file
            state.bytes += file.words.count
        }
        return file
    }
}
