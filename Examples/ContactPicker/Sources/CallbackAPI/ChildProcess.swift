import Foundation
import Synchronization

/// A program that this one has started, in its own process group.
final class ChildProcess: Sendable {
    private let identifier: pid_t
    /// While it is, the identifier is not given to another process.
    private let isUnreaped = Mutex(true)
    private let ended = DispatchSemaphore(value: 0)

    /// - Parameter closing: what this program keeps of the pipes. The child must not hold it open.
    /// - Throws: `ContactPickerError.notInstalled` when no such program is in the path; `.notStarted`.
    init(_ arguments: [String], input: Int32, output: Int32, closing: [Int32]) throws {
        identifier = try spawn(arguments, input: input, output: output, closing: closing)
    }

    /// Waits until it has ended. To be called once.
    ///
    /// - Returns: its exit status, or 128 and the number of the signal that ended it, as shells have it.
    func awaitEnd() -> Int32 {
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) == -1 && errno == EINTR {}
        var status: Int32 = 0
        isUnreaped.withLock { isUnreaped in
            waitpid(identifier, &status, 0)
            isUnreaped = false
        }
        ended.signal()
        let signal = status & 0x7f
        return signal == 0 ? status >> 8 & 0xff : 128 + signal
    }

    /// Asks it to end, and waits for that, because it may have something to tidy up; but not for longer than a second.
    func terminate() {
        let isAsked = isUnreaped.withLock { $0 && kill(identifier, SIGTERM) == 0 }
        if isAsked, ended.wait(timeout: .now() + 1) == .timedOut {
            isUnreaped.withLock { if $0 { kill(identifier, SIGKILL) } }
        }
    }
}

/// Starts a program. Foundation's `Process` would put it into a process group of its own, which may not read the
/// terminal.
private func spawn(_ arguments: [String], input: Int32, output: Int32, closing: [Int32]) throws -> pid_t {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    for descriptor in closing + [input, output] { posix_spawn_file_actions_addclose(&actions, descriptor) }

    let words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let status = posix_spawnp(&process, arguments[0], &actions, nil, words, environ)
    if status == ENOENT { throw ContactPickerError.notInstalled }
    guard status == 0 else { throw ContactPickerError.notStarted(errno: status) }
    return process
}
