// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

func total(_ hold: Hold) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        hold.count { total in
            continuation.resume(returning: total)
        } failure: { error in  // want "unresumed-path: .continuation."
            print("no count:", error)
        }
    }
}

func total(_ hold: Hold, completion: @escaping (Int) -> Void) {
    hold.count {
        completion($0)
    } onFailure: { error in  // want "unresumed-path: .completion."
        print("no count:", error)
    }
}

/// The failure has lost its label, and is answered by nobody.
func weigh(_ hold: Hold, completion: @escaping (Int) -> Void) {
    hold.weigh(success: { weight in
        completion(weight)
    }) { error in  // want "unresumed-path: .completion."
        print("no weight:", error)
    }
}

/// What hears of no error is called besides.
func weighed(_ hold: Hold, completion: @escaping (Int) -> Void) {
    hold.weigh(success: { weight in
        completion(weight)  // want "double-resume: .completion."
    }) { completion(0) }
    completion(1)
}
