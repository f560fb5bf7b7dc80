// verdicts: 0 proved, 3 assumed, 0 violated, 2 unknown
// proofs assume: stored-is-answered

typealias Report = (_ event: Sounding.Event) -> Void

// What is told of one event after the other stays stored until somebody stops it.
final class Sounding {
    enum Event {
        case depth(Int)
        case ended((any Error)?)
    }

    private var report: Report?

    func start(completion: @escaping Report) { report = completion }

    func stop() { report = nil }

    func didMeasure(_ depth: Int) {
        guard let report else { return }
        report(.depth(depth))
    }

    func didEnd(_ error: (any Error)?) { report?(.ended(error)) }
}

/// What is only set is set for all that will come.
final class Harbourmaster {
    private var onSuccess: ((Int) -> Void)?
    private var onFailure: ((any Error) -> Void)?

    func setHandlers(onSuccess: @escaping (Int) -> Void, onFailure: @escaping (any Error) -> Void) {
        self.onSuccess = onSuccess
        self.onFailure = onFailure
    }

    func moored(_ berth: Int) { onSuccess?(berth) }
    func sunk(_ error: any Error) { onFailure?(error) }
}

/// Each request stores the next one, and is answered once, as far as anything shows.
final class Pilot {
    private var onSuccess: ((Int) -> Void)?
    private var onFailure: ((any Error) -> Void)?
    private let radio = Radio()

    func moor(onSuccess: @escaping (Int) -> Void, onFailure: @escaping (any Error) -> Void) {
        self.onSuccess = onSuccess  // assumes handler-may-be-dropped, one-call-at-a-time
        self.onFailure = onFailure  // assumes handler-may-be-dropped, one-call-at-a-time
        radio.callPilot()
    }

    func moored(_ berth: Int) { onSuccess?(berth) }  // assumes replaced-before-found
    func sunk(_ error: any Error) { onFailure?(error) }  // assumes replaced-before-found
}
