// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// Everybody is answered, also who makes room for the next one; only who waits at the end is forgotten.
final class Counter {
    private var customer: ((Int?) -> Void)?

    func serve(completion: @escaping (Int?) -> Void) {
        customer?(nil)
        customer = completion
    }

    func done(_ ticket: Int) {
        let served = customer
        customer = nil
        served?(ticket)
    }

    func close() {
        customer = nil  // want "lost-continuation: what `customer` holds is dropped here"
    }
}
