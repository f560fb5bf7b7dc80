// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

@MainActor private var gong: CheckedContinuation<Int, Never>?
@MainActor private var bell: CheckedContinuation<Int, Never>?

@MainActor
func awaitGong() async -> Int {
    strikeGong(0)
    return await withCheckedContinuation { gong = $0 }
}

@MainActor
func strikeGong(_ force: Int) {
    let waiting = gong
    gong = nil
    waiting?.resume(returning: force)
}

@MainActor
struct Sexton {
    func awaitBell() async -> Int {
        guard bell == nil else { return 0 }
        return await withCheckedContinuation { bell = $0 }
    }

    func ring(_ force: Int) {
        bell?.resume(returning: force)
        bell = nil
    }
}
