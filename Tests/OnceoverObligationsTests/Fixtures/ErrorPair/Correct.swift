// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown

func charge(_ sum: Int, completion: @escaping (Receipt) -> Void, error: @escaping (PaymentError) -> Void) {
    guard sum > 0 else { return error(.nothing) }
    completion(Receipt(sum))
}

func refund(_ sum: Int, onSuccess: @escaping () -> Void, onFailed: @escaping (PaymentError) -> Void) {
    if sum > 0 { onSuccess() } else { onFailed(.nothing) }
}

// The clause has a name of its own for what it catches.
func receipt(_ number: Int, completion: @escaping (Receipt) -> Void, error: @escaping (any Error) -> Void) {
    do {
        completion(try find(number))
    } catch let missing {
        error(missing)
    }
}
