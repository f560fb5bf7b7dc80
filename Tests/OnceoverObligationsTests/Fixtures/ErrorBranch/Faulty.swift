// verdicts: 0 proved, 1 assumed, 3 violated, 0 unknown
// proofs assume: stored-is-answered
import CoreBluetooth

/// A lost connection ends the attempt where it comes with an error, and leaves it where it comes without one.
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
        if let error { fail(error) }  // want "missing-delegate-exit: `waiting`"
    }

    private func fail(_ error: any Error) {
        waiting?.resume(throwing: error)
        waiting = nil
    }
}

/// The object that the delegate works for has the continuation.
actor Radio {
    private var connecting: CheckedContinuation<Void, any Error>?

    func connect() async throws {
        guard connecting == nil else { throw Busy() }
        try await withCheckedThrowingContinuation { connecting = $0 }
    }

    func connected() { take()?.resume() }

    func failed(_ error: any Error) { take()?.resume(throwing: error) }

    func disconnected() { print("gone") }  // want "missing-delegate-exit: `connecting`"

    private func take() -> CheckedContinuation<Void, any Error>? {
        defer { connecting = nil }
        return connecting
    }
}

final class Ear: NSObject, CBCentralManagerDelegate {
    weak var radio: Radio?

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        Task { await radio?.connected() }
    }

    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {
        Task { await radio?.failed(error ?? Storm()) }
    }

    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {
        if let error = error as? NSError {
            Logger.shared.error("lost: \(error)")
            Task { await radio?.failed(error) }
        } else {
            Logger.shared.info("gone")
            Task { await radio?.disconnected() }
        }
    }
}

/// A truth value says as much as an error does.
final class Gong: NSObject, AVAudioPlayerDelegate {
    private var waiting: CheckedContinuation<Void, Never>?

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        if flag {  // want "missing-delegate-exit: `waiting`"
            waiting?.resume()
            waiting = nil
        }
    }
}
