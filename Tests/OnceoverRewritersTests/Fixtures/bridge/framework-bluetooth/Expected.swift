#if canImport(CoreBluetooth)
import CoreBluetooth
import Foundation
import Onceover

/// Waits for the callbacks of a `CBCentralManagerDelegate`.
final class CBCentralManagerDelegateBridge: NSObject, CBCentralManagerDelegate, Sendable {
    /// Failures for which the callback has no error.
    enum Failure: Error, @unchecked Sendable {
        case didFailToConnect(CBPeripheral)
    }

    /// An event that can come while a call waits.
    enum Event: @unchecked Sendable {
        case centralManagerDidUpdateState
        case didDiscover(CBPeripheral, [String: Any], NSNumber)
        case didDisconnectPeripheral(CBPeripheral, (any Error)?)
    }

    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<CBPeripheral>, any Error>(whenBusy: .reject)

    /// The events, for one reader. The newest 64 events wait to be read.
    let events: AsyncStream<Event>
    private let eventSource: AsyncStream<Event>.Continuation

    override init() {
        (events, eventSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
        super.init()
    }

    deinit { eventSource.finish() }

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (CBCentralManagerDelegateBridge) -> Void
    ) async throws -> CBPeripheral {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        eventSource.yield(.centralManagerDidUpdateState)
    }

    func centralManager(
        _ central: CBCentralManager,
        didDiscover peripheral: CBPeripheral,
        advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {
        eventSource.yield(.didDiscover(peripheral, advertisementData, RSSI))
    }

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        slot.resume(returning: HandedOver(value: peripheral))
    }

    func centralManager(
        _ central: CBCentralManager,
        didFailToConnect peripheral: CBPeripheral,
        error: (any Error)?
    ) {
        slot.resume(throwing: error ?? Failure.didFailToConnect(peripheral))
    }

    func centralManager(
        _ central: CBCentralManager,
        didDisconnectPeripheral peripheral: CBPeripheral,
        error: (any Error)?
    ) {
        eventSource.yield(.didDisconnectPeripheral(peripheral, error))
    }
}
#endif
