// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

/// One for the whole program: each caller finds the one before.
@MainActor private var gong: CheckedContinuation<Int, Never>?
@MainActor private var bell: CheckedContinuation<Int, Never>?

@MainActor
func awaitGong() async -> Int {
    await withCheckedContinuation { gong = $0 }  // want "lost-continuation: a second call of"
}

@MainActor
func strikeGong(_ force: Int) {
    let waiting = gong
    gong = nil
    waiting?.resume(returning: force)
}

@MainActor
func awaitBell() async -> Int {
    bell?.resume(returning: 0)
    return await withCheckedContinuation { bell = $0 }
}

/// A method uses it by its name, too.
@MainActor
struct Sexton {
    func ring(_ force: Int) {
        bell?.resume(returning: force)  // want "stale-continuation: .bell. is resumed here and stays stored"
    }
}
