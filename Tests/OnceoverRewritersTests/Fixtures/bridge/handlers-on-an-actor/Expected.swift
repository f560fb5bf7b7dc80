
/// Answers the questions of a `WindowDelegate`.
@MainActor
final class WindowDelegateBridge: WindowDelegate, Sendable {
    private let answerWindowShouldClose: @MainActor @Sendable () async -> Bool
    private let answerDidAskFor: @MainActor @Sendable ([String]) async -> ([String], Int)
    private let answerWindowTitle: @MainActor @Sendable () -> String

    init(
        windowShouldClose: @escaping @MainActor @Sendable () async -> Bool,
        didAskFor: @escaping @MainActor @Sendable ([String]) async -> ([String], Int),
        windowTitle: @escaping @MainActor @Sendable () -> String
    ) {
        answerWindowShouldClose = windowShouldClose
        answerDidAskFor = didAskFor
        answerWindowTitle = windowTitle
    }

    func windowShouldClose(_ window: Window, decision: @escaping (Bool) -> Void) {
        Task {
            decision(await answerWindowShouldClose())
        }
    }

    func window(_ window: Window, didAskFor names: [String], completion: @escaping ([String], Int) -> Void) {
        Task {
            let answer = await answerDidAskFor(names)
            completion(answer.0, answer.1)
        }
    }

    func windowTitle(_ window: Window) -> String {
        answerWindowTitle()
    }
}
