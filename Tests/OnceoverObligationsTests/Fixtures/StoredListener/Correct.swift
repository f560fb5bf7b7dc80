// verdicts: 0 proved, 0 violated, 1 unknown

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
