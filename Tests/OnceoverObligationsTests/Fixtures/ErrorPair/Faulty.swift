// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

func charge(_ sum: Int, completion: @escaping (Receipt) -> Void, error: @escaping (PaymentError) -> Void) {
    guard sum > 0 else { return }  // want "unresumed-path: neither .completion. nor .error."
    completion(Receipt(sum))
}
