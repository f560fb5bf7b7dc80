// verdicts: 0 proved, 0 assumed, 7 violated, 0 unknown
import Network
import Speech

/// Once it is cancelled, a connection is silent for good.
func moor(_ line: NWConnection, completion: @escaping (NWError?) -> Void) {
    line.stateUpdateHandler = { state in
        switch state {
        case .ready:
            line.stateUpdateHandler = nil
            completion(nil)
        case .failed(let error):
            line.stateUpdateHandler = nil
            completion(error)
        case .cancelled:  // want "unresumed-path: `completion`"
            print("cast off")
        default: break
        }
    }
    line.start(queue: .main)
}

func listen(at port: NWListener) async -> Bool {
    await withCheckedContinuation { continuation in
        port.stateUpdateHandler = { state in
            if case .failed(let error) = state {  // want "unresumed-path: `continuation`"
                print(error)
            } else if case .ready = state {
                port.stateUpdateHandler = nil
                continuation.resume(returning: true)
            }
        }
        port.start(queue: .main)
    }
}

/// Where there is no result, there is an error, and nothing follows.
func logbook(_ ear: SFSpeechRecognizer, _ tape: Tape, completion: @escaping (String) -> Void) {
    var isDone = false
    _ = ear.recognitionTask(with: tape) { result, _ in
        guard let result, result.isFinal, !isDone else { return }  // want "unresumed-path: `completion`"
        isDone = true
        completion(result.text)
    }
}

/// Who takes himself back is not called again.
func highTide(_ gauge: Gauge, completion: @escaping (Double) -> Void) {
    var left = 10
    Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { timer in
        left -= 1
        if gauge.level > 4 {
            timer.invalidate()
            completion(gauge.level)
        } else if left == 0 {  // want "unresumed-path: `completion`"
            timer.invalidate()
        }
    }
}

func greet(_ line: NWConnection, completion: @escaping () -> Void) {
    line.stateUpdateHandler = { state in
        guard case .ready = state else {  // want "unresumed-path: `completion`"
            line.stateUpdateHandler = nil
            return
        }
        line.stateUpdateHandler = nil
        completion()
    }
}

/// What has failed may be cancelled then.
func fail(_ line: NWConnection, completion: @escaping (NWError?) -> Void) {
    line.stateUpdateHandler = { state in
        switch state {
        case .failed(let error): completion(error)
        case .cancelled: completion(nil)  // want "repeating-callback: `completion`"
        default: break
        }
    }
    line.start(queue: .main)
}

/// It may be ready more than once.
func enter(_ line: NWConnection, completion: @escaping () -> Void) {
    line.stateUpdateHandler = { state in
        // Nor does it hear of a failure.
        if case .ready = state { completion() }  // want "unresumed-path: `completion`" "repeating-callback: `completion`"
    }
    line.start(queue: .main)
}
