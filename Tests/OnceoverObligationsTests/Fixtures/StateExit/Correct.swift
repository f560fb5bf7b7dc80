// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import CoreBluetooth
import CoreLocation
import StoreKit

/// While nobody has decided, more follows.
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
        case .notDetermined: print("not yet")
        case .authorizedAlways, .authorizedWhenInUse: end(true)
        default: end(false)
        }
    }

    private func end(_ isGranted: Bool) {
        waiting?.resume(returning: isGranted)
        waiting = nil
    }
}

/// The answer stands behind the states.
final class Till: NSObject, SKPaymentTransactionObserver {
    private var buyers: [String: (Bool) -> Void] = [:]

    func buy(_ ticket: SKProduct, completion: @escaping (Bool) -> Void) {
        guard buyers[ticket.id] == nil else { return completion(false) }
        buyers[ticket.id] = completion
        SKPaymentQueue.default().add(ticket)
    }

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions {
            switch transaction.transactionState {
            case .purchased: print("paid")
            case .failed: print("not paid")
            default: continue
            }
            buyers.removeValue(forKey: transaction.id)?(transaction.transactionState == .purchased)
        }
    }
}

/// Nobody waits for the radio but those who look for it.
final class Radio: NSObject, CBCentralManagerDelegate {
    private var waiting: CheckedContinuation<Void, any Error>?
    private let station: Station

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        switch central.state {
        case .poweredOn:
            waiting?.resume()
            waiting = nil
        case .unsupported: station.close(self)
        default: break
        }
    }
}

final class Usher: NSObject, CLLocationManagerDelegate {
    private var waiting: CheckedContinuation<Bool, Never>?

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        let status = manager.authorizationStatus
        guard status != .notDetermined else { return }
        waiting?.resume(returning: status == .authorizedAlways || status == .authorizedWhenInUse)
        waiting = nil
    }
}

/// Who is not asked what else it may be waits on.
final class Warden: NSObject, CLLocationManagerDelegate {
    private var waiting: CheckedContinuation<Bool, Never>?

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard manager.authorizationStatus == .authorizedAlways else { return }
        waiting?.resume(returning: true)
        waiting = nil
    }
}

/// What is not known yet need not be answered.
final class Steward: NSObject, CLLocationManagerDelegate {
    private var waiting: CheckedContinuation<Bool, Never>?

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard manager.authorizationStatus != .notDetermined else { return }
        switch manager.authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse: answer(true)
        case .denied, .restricted: answer(false)
        @unknown default: break
        }
    }

    private func answer(_ isAllowed: Bool) {
        waiting?.resume(returning: isAllowed)
        waiting = nil
    }
}
