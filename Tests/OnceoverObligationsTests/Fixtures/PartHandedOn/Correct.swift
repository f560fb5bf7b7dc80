// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown

// What the project has added to continuations is a closure that resumes it, for all that is seen.
func ask(_ harbour: any Harbour) async -> Int {
    await withCheckedContinuation { continuation in
        harbour.tide(reply: continuation.reply)
    }
}
