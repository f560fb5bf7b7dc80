import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

struct Bank: Sendable {
    func balance(of account: Int, completion: @escaping @Sendable (Int?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(account * 100, nil) }
    }

    func rate(completion: @escaping @Sendable (Double) -> Void) {
        DispatchQueue.global().async { completion(0.5) }
    }

    func interest(of account: Int, completion: @escaping @Sendable (Double?, (any Error)?) -> Void) {
        balance(of: account) { balance, error in
            guard let balance else {
                completion(nil, error)
                return
            }
            print("balance", balance)
            self.rate { rate in
                completion(Double(balance) * rate, nil)
            }
        }
    }

    func report() {
        interest(of: 2) { interest, error in
            if let error {
                print("failed", error)
            } else if let interest {
                print("interest", interest)
            }
            Signal.done.signal()
        }
    }
}
