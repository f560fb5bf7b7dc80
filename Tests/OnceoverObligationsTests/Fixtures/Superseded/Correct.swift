// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

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
        customer?(nil)
        customer = nil
    }
}
