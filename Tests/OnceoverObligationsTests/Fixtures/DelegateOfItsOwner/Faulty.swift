// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import CoreBluetooth

/// The delegate is an object of its own, and answers who waits in its owner.
final class Beacon {
    struct Waiting {
        var start: CheckedContinuation<Void, any Error>?
    }

    private var waiting = Waiting()
    private let manager: CBPeripheralManager
    private lazy var delegate = Delegate(self)

    init(manager: CBPeripheralManager) { self.manager = manager }

    func start() async throws {
        manager.delegate = delegate
        try await withCheckedThrowingContinuation { continuation in
            waiting.start?.resume(throwing: CancellationError())
            waiting.start = continuation
            manager.startAdvertising(nil)
        }
    }

    final class Delegate: NSObject, CBPeripheralManagerDelegate {
        unowned let beacon: Beacon

        init(_ beacon: Beacon) { self.beacon = beacon }

        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {}

        func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
            if let error {
                beacon.waiting.start?.resume(throwing: error)  // want "stale-continuation"
            } else {
                beacon.waiting.start?.resume()  // want "stale-continuation"
            }
        }
    }
}
