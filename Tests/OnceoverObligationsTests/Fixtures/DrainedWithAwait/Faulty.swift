// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
actor Desk {
    private var guests: [CheckedContinuation<Void, Never>] = []

    private func rest() async {}

    func wait() async { await withCheckedContinuation { guests.append($0) } }

    func drain() async {
        for guest in guests {
            await rest()
            guest.resume()  // want "stale-continuation"
        }
    }
}
