@MainActor final class Screen {
    var title = ""

    func show(_ text: String, completion: @escaping (Bool) -> Void) {
        nonisolated(unsafe) let completion = completion
        Task.immediate {
            completion(await show(text))
        }
    }

    func show(_ text: String) async -> Bool {
        title = text
        return true
    }
}
