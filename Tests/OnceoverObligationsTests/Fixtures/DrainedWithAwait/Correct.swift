// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
actor Desk {
    private var guests: [CheckedContinuation<Void, Never>] = []

    private func rest() async {}

    func wait() async { await withCheckedContinuation { guests.append($0) } }

    func drain() async {
        let all = guests
        guests = []
        for guest in all {
            await rest()
            guest.resume()
        }
    }
}
