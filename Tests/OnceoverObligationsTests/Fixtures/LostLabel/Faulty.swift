// verdicts: 0 proved, 2 violated, 0 unknown

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
