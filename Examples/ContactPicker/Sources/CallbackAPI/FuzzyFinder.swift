import Foundation

/// One run of fzf: lines go in, and the number of the chosen one comes out. The program itself talks to the terminal.
final class FuzzyFinder: Sendable {
    /// How a run ended.
    enum Outcome: Sendable {
        /// 0-based.
        case line(Int)
        /// Esc, Ctrl-C (both status 130), or Enter while no line matches (status 1).
        case nothing
        case failure(status: Int32)
    }

    private let input = Pipe()
    private let output = Pipe()
    private let lines: [String]
    private let process: ChildProcess

    /// Starts the program.
    ///
    /// - Throws: `ContactPickerError.notInstalled` or `.notStarted`.
    init(lines: [String]) throws {
        self.lines = lines
        let (stdin, stdout) = (input.fileHandleForReading, output.fileHandleForWriting)
        let arguments = [
            "fzf", "--delimiter=\t", "--with-nth=2..", "--height=~12", "--layout=reverse", "--prompt=Contact: ",
        ]
        process = try ChildProcess(
            arguments, input: stdin.fileDescriptor, output: stdout.fileDescriptor,
            closing: [input.fileHandleForWriting.fileDescriptor, output.fileHandleForReading.fileDescriptor])
        try? stdin.close()
        try? stdout.close()
    }

    /// Calls `completion` once, when the program has ended, on a thread of its own: a user takes long to answer, and a
    /// shared thread must not wait for that.
    func run(completion: @escaping @Sendable (Outcome) -> Void) {
        Thread.detachNewThread {
            self.feed()
            let chosen = try? self.output.fileHandleForReading.readToEnd()
            completion(self.outcome(status: self.process.awaitEnd(), chosen: chosen))
        }
    }

    /// Ends the program. When this returns, the terminal is as it was.
    func terminate() { process.terminate() }

    /// A user may choose before all lines are in. That breaks the pipe, and must not end this program: the signal is
    /// blocked on this thread, which ends soon after.
    private func feed() {
        blockBrokenPipeSignal()
        let text = lines.enumerated().map { "\($0)\t\($1)\n" }.joined()
        try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try? input.fileHandleForWriting.close()
    }

    private func outcome(status: Int32, chosen: Data?) -> Outcome {
        switch status {
        case 0: Self.number(of: String(decoding: chosen ?? Data(), as: UTF8.self)).map(Outcome.line) ?? .nothing
        case 1, 130: .nothing
        default: .failure(status: status)
        }
    }

    private static func number(of line: String) -> Int? { Int(line.prefix { $0 != "\t" }) }
}

/// Blocks SIGPIPE on the calling thread.
private func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
}
