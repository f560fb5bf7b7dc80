// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import CoreBluetooth

/// Who waits hears when the characteristics are known. Each callback on the way asks for the next one.
final class Sonar: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    private var ready: CheckedContinuation<Void, any Error>?
    private let central = CBCentralManager()

    func connect(to peripheral: CBPeripheral) async throws {
        try await withCheckedThrowingContinuation { continuation in
            ready?.resume(throwing: CancellationError())
            ready = continuation
            central.connect(peripheral)
        }
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {}

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        peripheral.delegate = self
        peripheral.discoverServices(nil)
    }

    func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {
        finish(throwing: error)
    }

    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {
        finish(throwing: error)
    }

    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
        if let error {
            finish(throwing: error)
            return
        }
        for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
    }

    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {
        if let error { return finish(throwing: error) }
        ready?.resume()
        ready = nil
    }

    private func finish(throwing error: (any Error)?) {
        ready?.resume(throwing: error ?? CancellationError())
        ready = nil
    }
}
