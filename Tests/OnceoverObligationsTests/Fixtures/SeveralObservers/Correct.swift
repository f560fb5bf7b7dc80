// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown

/// Who hears of what comes, goes and changes waits for no answer.
func follow(_ berths: DatabaseReference?, completion: @escaping (Int?) -> Void) {
    berths?.observe(.childAdded, with: { berth in completion(berth.number) })  // assumes called-per-element, called-per-event
    berths?.observe(.childRemoved, with: { berth in completion(berth.number) })  // assumes called-per-element, called-per-event, one-callback-runs
    berths?.observe(.childChanged, with: { berth in completion(berth.number) })  // assumes called-per-element, called-per-event
}
