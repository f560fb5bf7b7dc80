// verdicts: 0 proved, 1 assumed, 0 violated, 5 unknown
// proofs assume: unseen-callback-once
import Network
import Speech

/// Other states follow.
func moor(_ line: NWConnection, completion: @escaping (NWError?) -> Void) {
    line.stateUpdateHandler = { state in
        switch state {
        case .ready:
            line.stateUpdateHandler = nil
            completion(nil)
        case .waiting(let error): print(error)
        case .failed(let error):
            line.stateUpdateHandler = nil
            completion(error)
        case .cancelled:
            line.stateUpdateHandler = nil
            completion(NWError.posix(.ECANCELED))
        default: break
        }
    }
    line.start(queue: .main)
}

/// A result that is not the last is followed by another.
func logbook(_ ear: SFSpeechRecognizer, _ tape: Tape, completion: @escaping (String?) -> Void) {
    var isDone = false
    _ = ear.recognitionTask(with: tape) { result, _ in
        guard let result else {
            guard !isDone else { return }
            isDone = true
            return completion(nil)
        }
        guard result.isFinal, !isDone else { return }
        isDone = true
        completion(result.text)
    }
}

/// Somebody else answers where the timer takes itself back.
final class Tide {
    private var isHigh = false

    func wait(for buoy: Buoy, completion: @escaping (Bool) -> Void) {
        Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [self] timer in
            if isHigh { timer.invalidate() }
        }
        buoy.onRise = { [self] in
            isHigh = true
            completion(true)
        }
    }
}

/// What is turned away is one visitor, not the harbour.
func firstVisitor(at port: NWListener, completion: @escaping (NWConnection) -> Void) {
    port.newConnectionHandler = { visitor in
        guard visitor.endpoint == port.expected else { return visitor.cancel() }
        port.newConnectionHandler = nil
        completion(visitor)
    }
}

/// That it is cancelled, a listener is told once.
func close(_ port: NWListener, completion: (() -> Void)?) {
    port.stateUpdateHandler = { state in
        if case .cancelled = state {
            DispatchQueue.main.async { completion?() }
        }
    }
    port.cancel()
}

/// Where it has failed, it does not fail again.
func fail(_ line: NWConnection, completion: @escaping (NWError) -> Void) {
    line.stateUpdateHandler = { state in
        switch state {
        case .failed(let error): completion(error)
        default: break
        }
    }
    line.start(queue: .main)
}
