// verdicts: 1 proved, 0 violated, 0 unknown

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
