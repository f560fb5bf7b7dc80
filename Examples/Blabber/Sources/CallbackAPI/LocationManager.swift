import Foundation
import Synchronization

/// Says where this machine is, as gpsd knows it. Modelled on Core Location's `CLLocationManager`.
///
/// As older frameworks have it, the delegate is not kept alive. There is no deadline: a receiver can be mute forever.
package final class LocationManager: Sendable {
    private struct State {
        weak var delegate: (any LocationManagerDelegate)?
        var authorization = LocationAuthorization.notDetermined
        var connection: LineConnection?
        var isStopped = false
    }

    package let service: LocationService
    private let state: Mutex<State>

    package init(service: LocationService, delegate: any LocationManagerDelegate) {
        self.service = service
        state = Mutex(State(delegate: delegate))
    }

    package var authorization: LocationAuthorization { state.withLock { $0.authorization } }

    /// Asks the service. The delegate learns the answer. To be called once.
    package func requestAuthorization() {
        Thread.detachNewThread {
            do throws(LocationError) { try self.serve() } catch { self.end(with: error) }
        }
    }

    /// Starts to report locations. The program must be authorized.
    package func startUpdatingLocation() {
        state.withLock { $0.connection }?.send(#"?WATCH={"enable":true,"json":true};"# + "\n")
    }

    /// Ends everything. A call of the delegate may be under way; none will begin.
    package func stopUpdatingLocation() {
        state.withLock { state in
            state.isStopped = true
            state.connection?.end()
            state.connection = nil
        }
    }
}

extension LocationManager {
    private var delegate: (any LocationManagerDelegate)? { state.withLock { $0.isStopped ? nil : $0.delegate } }

    private func serve() throws(LocationError) {
        let connection = try LineConnection(to: service)
        let isStopped = state.withLock { state in
            if !state.isStopped { state.connection = connection }
            return state.isStopped
        }
        if isStopped { return }
        while let line = connection.nextLine() {
            guard let report = Report(line) else { throw .notALocationService(service) }
            try handle(report)
        }
        throw .serviceLost
    }

    private func handle(_ report: Report) throws(LocationError) {
        switch report {
        case .greeting: change(to: .granted)
        case .receivers(let count): if count == 0 { throw .noReceiver }
        case .position(let location): delegate?.locationManager(self, didUpdateLocations: [location])
        case .other: break
        }
    }

    private func end(with error: LocationError) {
        if case .denied = error { return change(to: .denied) }
        delegate?.locationManager(self, didFailWith: error)
    }

    private func change(to authorization: LocationAuthorization) {
        state.withLock { $0.authorization = authorization }
        delegate?.locationManager(self, didChangeAuthorization: authorization)
    }
}
