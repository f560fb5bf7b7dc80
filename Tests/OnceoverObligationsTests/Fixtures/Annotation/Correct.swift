// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown
final class Quay {
    private var waiting: [() -> Void] = []

    /// Its name says otherwise.
    ///
    /// - Onceover: completion is called at most once
    func wait(completion: @escaping () -> Void) { if waiting.isEmpty { completion() } }

    /// - Onceover: work is called exactly once in place
    func exclusively(work: () -> Void) { work() }

    func free() async {
        await withCheckedContinuation { continuation in
            exclusively { continuation.resume() }
        }
    }
}
