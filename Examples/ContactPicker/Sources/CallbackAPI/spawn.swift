import Foundation

/// Starts a program in the process group of this one, so that it may use the terminal.
///
/// - Parameter closing: what this program keeps of the pipes. The child must not hold it open.
/// - Throws: `ContactPickerError.notInstalled` when no such program is in the path; `.notStarted`.
func spawn(_ arguments: [String], input: Int32, output: Int32, closing: [Int32]) throws -> pid_t {
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

/// Waits until a child has ended.
///
/// - Returns: its exit status, or 128 and the number of the signal that ended it, as shells have it.
func awaitEnd(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : 128 + signal
}

/// Blocks SIGPIPE on the calling thread.
func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
}
