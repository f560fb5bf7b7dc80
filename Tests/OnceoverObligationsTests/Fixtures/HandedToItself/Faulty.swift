// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

protocol Toll {
    func pay(_ ship: Ship, success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void)
}

final class Payer {
    private let toll: any Toll

    init(toll: any Toll) { self.toll = toll }
}

extension Payer: Toll {
    func pay(_ ship: Ship, success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void) {
        toll.pay(
            ship,
            success: { fee in
                if fee > 0 { success(fee) }  // want "unresumed-path: neither .success. nor .failure."
            }
        ) { error in
            failure(error)
        }
    }
}
