// verdicts: 0 proved, 3 violated, 3 unknown

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
