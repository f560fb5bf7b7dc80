// verdicts: 0 proved, 5 violated, 4 unknown

enum Outcome {
    case depth(Int)
    case failed(any Error)
}

// An outcome is told once.
final class Sounding {
    private var report: ((Outcome) -> Void)?

    func start(completion: @escaping (Outcome) -> Void) { report = completion }

    func didMeasure(_ depth: Int) {
        guard let report else { return }
        report(.depth(depth))  // want "stale-continuation"
    }

    func didEnd(_ error: any Error) { report?(.failed(error)) }  // want "stale-continuation"
}

// One of the two takes it out: it waits for one thing.
final class Tide {
    private var report: ((TideEvent) -> Void)?

    func start(completion: @escaping (TideEvent) -> Void) { report = completion }

    func didTurn(_ event: TideEvent) {
        report?(event)
        report = nil
    }

    func didEnd(_ event: TideEvent) { report?(event) }  // want "stale-continuation"
}

struct TideEvent {}

// And where one method calls it, there is one answer.
final class Ebb {
    private var report: ((TideEvent) -> Void)?

    func start(completion: @escaping (TideEvent) -> Void) { report = completion }

    func didTurn(_ event: TideEvent) { report?(event) }  // want "stale-continuation"
}

/// Who asks for something waits for it.
final class Harbourmaster {
    private var onSuccess: ((Int) -> Void)?
    private var onFailure: ((any Error) -> Void)?
    private let radio = Radio()

    func moor(onSuccess: @escaping (Int) -> Void, onFailure: @escaping (any Error) -> Void) {
        self.onSuccess = onSuccess
        self.onFailure = onFailure
        radio.callPilot()
    }

    func moored(_ berth: Int) { onSuccess?(berth) }  // want "stale-continuation: `onSuccess`"
    func sunk(_ error: any Error) { onFailure?(error) }  // want "stale-continuation: `onFailure`"
}
