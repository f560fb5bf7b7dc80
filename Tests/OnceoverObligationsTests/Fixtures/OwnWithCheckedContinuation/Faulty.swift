// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

enum Bridges {
    static func withCheckedContinuation<Value>(_ body: (CheckedContinuation<Value, Never>) -> Void) async -> Value {
        await _Concurrency.withCheckedContinuation(function: #function, body)
    }
}

func hail(_ name: String, radio: Radio) async -> Ship {
    await Bridges.withCheckedContinuation { continuation in
        radio.hail(name) { ship, _ in
            if let ship { continuation.resume(returning: ship) }  // want "unresumed-path: .continuation."
        }
    }
}

func wait(_ radio: Radio) async {
    await _Concurrency.withCheckedContinuation { continuation in
        if radio.isOn { continuation.resume() }  // want "double-resume: .continuation."
        radio.wait { continuation.resume() }
    }
}
