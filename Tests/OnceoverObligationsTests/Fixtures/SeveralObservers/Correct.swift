// verdicts: 0 proved, 0 violated, 1 unknown

/// Who hears of what comes, goes and changes waits for no answer.
func follow(_ berths: DatabaseReference?, completion: @escaping (Int?) -> Void) {
    berths?.observe(.childAdded, with: { berth in completion(berth.number) })
    berths?.observe(.childRemoved, with: { berth in completion(berth.number) })
    berths?.observe(.childChanged, with: { berth in completion(berth.number) })
}
