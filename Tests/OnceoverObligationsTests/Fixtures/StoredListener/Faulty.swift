// verdicts: 0 proved, 0 assumed, 3 violated, 3 unknown

enum Outcome {
    case depth(Int)
    case failed(any Error)
}

// What has been told is in the way of the next one.
final class Sounding {
    private var report: ((Outcome) -> Void)?

    func start(completion: @escaping (Outcome) -> Void) {
        guard report == nil else { return completion(.failed(Busy())) }
        report = completion
    }

    func didMeasure(_ depth: Int) {
        guard let report else { return }
        report(.depth(depth))  // want "stale-continuation"
    }

    func didEnd(_ error: any Error) { report?(.failed(error)) }  // want "stale-continuation"
}

// One of the two takes it out: it waits for one thing.
final class Tide {
    private var report: ((TideEvent) -> Void)?

    func start(completion: @escaping (TideEvent) -> Void) { report = completion }  // assumes handler-may-be-dropped, one-call-at-a-time

    func didTurn(_ event: TideEvent) {
        report?(event)
        report = nil
    }

    func didEnd(_ event: TideEvent) { report?(event) }  // want "stale-continuation"
}

struct TideEvent {}

/// Who is told of each ship, finds what was called for the one before.
final class Lookout: NSObject, CLLocationManagerDelegate {
    private var report: ((CLLocation) -> Void)?

    func look(completion: @escaping (CLLocation) -> Void) { report = completion }  // assumes handler-may-be-dropped, one-call-at-a-time

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        report?(locations[0])  // want "stale-continuation: `report`"
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { report = nil }  // assumes handler-may-be-dropped
}
