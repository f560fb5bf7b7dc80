// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import CoreBluetooth

/// With an error or without one, the attempt has ended.
final class Harbour: NSObject, CBCentralManagerDelegate {
    private var waiting: CheckedContinuation<Void, any Error>?

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        waiting?.resume()
        waiting = nil
    }

    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {
        fail(error ?? Storm())
    }

    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {
        if let error { fail(error) } else { fail(Storm()) }
    }

    private func fail(_ error: any Error) {
        waiting?.resume(throwing: error)
        waiting = nil
    }
}

/// Nobody must answer an attempt to connect where a connection is lost.
final class Canal: NSObject, CBCentralManagerDelegate {
    private var waiting: CheckedContinuation<Void, any Error>?

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        waiting?.resume()
        waiting = nil
    }

    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {
        waiting?.resume(throwing: error ?? Storm())
        waiting = nil
    }

    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {
        if let error { print(error) }
    }
}

/// What is done about the error is one thing, the answer another.
final class Pier: NSObject, CBCentralManagerDelegate {
    private var waiting: CheckedContinuation<Void, any Error>?

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        waiting?.resume()
        waiting = nil
    }

    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {
        end(error)
    }

    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {
        if let error { print(error) } else { print("gone") }
        end(error)
    }

    private func end(_ error: (any Error)?) {
        waiting?.resume(throwing: error ?? Storm())
        waiting = nil
    }
}

/// The object that the delegate works for is told by something that nobody knows.
actor Radio {
    private var connecting: CheckedContinuation<Void, any Error>?

    func connect() async throws {
        guard connecting == nil else { throw Busy() }
        try await withCheckedThrowingContinuation { connecting = $0 }
    }

    func connected() {
        connecting?.resume()
        connecting = nil
    }

    func failed(_ error: any Error) {
        connecting?.resume(throwing: error)
        connecting = nil
    }
}

final class Ear: NSObject, CBCentralManagerDelegate {
    weak var radio: Radio?
    let watch: Watch

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        Task { await radio?.connected() }
    }

    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {
        Task { await radio?.failed(error ?? Storm()) }
    }

    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {
        if let error {
            Task { await radio?.failed(error) }
        } else {
            watch.end(peripheral)
        }
    }
}
