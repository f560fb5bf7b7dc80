// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: repeating-callback-once, unseen-callback-once

// A project's own function of the name, that names the place for the log.
enum Bridges {
    static func withCheckedContinuation<Value>(_ body: (CheckedContinuation<Value, Never>) -> Void) async -> Value {
        await _Concurrency.withCheckedContinuation(function: #function, body)
    }
}

func hail(_ name: String, radio: Radio) async -> Ship? {
    await Bridges.withCheckedContinuation { continuation in
        radio.hail(name) { ship, _ in continuation.resume(returning: ship) }
    }
}

func wait(_ radio: Radio) async {
    await _Concurrency.withCheckedContinuation { continuation in
        radio.wait { continuation.resume() }
    }
}
