// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

struct Mast {
    let yard: Yard

    var flag: Ship {
        get async {
            await withCheckedContinuation { continuation in
                guard let ship = yard.find("flag") else { return }  // want "unresumed-path: .continuation."
                continuation.resume(returning: ship)
            }
        }
    }

    var height = 0 {
        didSet {
            Task {
                await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                    if height > 3 { continuation.resume() }  // want "unresumed-path: .continuation."
                }
            }
        }
    }

    subscript(name: String) -> Ship {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                if let ship = yard.find(name) {
                    continuation.resume(returning: ship)  // want "double-resume: .continuation."
                }
                continuation.resume(throwing: Spill.oil)
            }
        }
    }

    /// FIXME: a closure in the initial value of a property is not looked into.
    let watch = Task {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in }  // want "error unresumed-path: .continuation. is never resumed"
    }
}

/// FIXME: nor is one in that of a global.
let lookout: (@escaping (Int) -> Void) -> Void = { completion in
    if Bool.random() { completion(1) }
}
