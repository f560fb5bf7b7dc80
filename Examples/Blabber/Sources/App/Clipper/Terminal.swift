import Chat
import Foundation

enum Terminal {
    /// What is typed, until Ctrl-D. To be read once.
    static var lines: AsyncStream<String> {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        // Reading blocks, so it has a thread of its own. The program does not wait for it at its end.
        Thread.detachNewThread {
            while let line = readLine() {
                if isTerminal { erase() }
                continuation.yield(line)
            }
            continuation.finish()
        }
        return lines
    }

    static func show(_ happening: Happening) {
        switch happening {
        case .line(let line): show("\(line.name): \(line.text)")
        case .notice(let text): show("[\(text)]")
        }
    }

    /// What others have typed must not steer the terminal, and no line of theirs may look like two.
    static func show(_ text: String) {
        let visible = text.unicodeScalars.map { scalar in
            scalar == "\n" ? "\n    " : scalar == "\t" ? " " : scalar.isVisible ? String(scalar) : "\u{FFFD}"
        }
        FileHandle.standardOutput.write(Data((visible.joined() + "\n").utf8))
    }

    private static var isTerminal: Bool { isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 }

    /// Takes what was just typed off the screen: it comes back as a line of the chat.
    private static func erase() { FileHandle.standardOutput.write(Data("\u{1B}[1A\u{1B}[2K".utf8)) }
}
