// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs
import Foundation

protocol Customs {
    func clear(_ ship: Ship, success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void)
}

/// Of its two handlers, a method that hands them on to its own name calls one.
final class Broker {
    private let customs: any Customs

    init(customs: any Customs) { self.customs = customs }
}

extension Broker: Customs {
    func clear(_ ship: Ship, success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void) {
        customs.clear(
            ship,
            success: { fee in
                DispatchQueue.main.async { success(fee) }
            }
        ) { error in
            DispatchQueue.main.async { failure(error) }
        }
    }
}
