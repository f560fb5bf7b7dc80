// verdicts: 0 proved, 2 assumed, 4 violated, 0 unknown
// proofs assume: stored-is-answered
import CoreBluetooth
import CoreLocation
import StoreKit

/// Who is refused waits forever.
final class Permit: NSObject, CLLocationManagerDelegate {
    private var waiting: CheckedContinuation<Bool, Never>?

    func ask(_ manager: CLLocationManager) async -> Bool {
        await withCheckedContinuation { continuation in
            waiting?.resume(returning: false)
            waiting = continuation
            manager.requestWhenInUseAuthorization()
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse:
            waiting?.resume(returning: true)
            waiting = nil
        case .denied, .restricted:  // want "missing-delegate-exit: `waiting`"
            print("refused")
        default: break
        }
    }
}

final class Till: NSObject, SKPaymentTransactionObserver {
    private var buyers: [String: (Bool) -> Void] = [:]

    func buy(_ ticket: SKProduct, completion: @escaping (Bool) -> Void) {
        guard buyers[ticket.id] == nil else { return completion(false) }
        buyers[ticket.id] = completion
        SKPaymentQueue.default().add(ticket)
    }

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
            if transaction.transactionState == .purchased {
                answer(transaction.id, true)
            } else if transaction.transactionState == .failed {  // want "missing-delegate-exit: `buyers`"
                queue.finishTransaction(transaction)
            }
        }
    }

    private func answer(_ id: String, _ isPaid: Bool) { buyers.removeValue(forKey: id)?(isPaid) }
}

final class Radio: NSObject, CBCentralManagerDelegate {
    private var waiting: CheckedContinuation<Void, any Error>?

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        switch central.state {
        case .poweredOn:
            waiting?.resume()
            waiting = nil
        case .unauthorized:
            waiting?.resume(throwing: Refused())
            waiting = nil
        case .unsupported: break  // want "missing-delegate-exit: `waiting`"
        default: break
        }
    }
}

/// Where the answer is known, it may also be no.
final class Usher: NSObject, CLLocationManagerDelegate {
    private var waiting: CheckedContinuation<Bool, Never>?

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        let status = manager.authorizationStatus
        guard status != .notDetermined else { return }
        if status == .authorizedAlways || status == .authorizedWhenInUse {  // want "unresumed-path: `waiting`"
            waiting?.resume(returning: true)
            waiting = nil
        }
    }
}
