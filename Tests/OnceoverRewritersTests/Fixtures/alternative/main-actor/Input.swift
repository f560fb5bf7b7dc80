@MainActor final class Screen {
    var title = ""

    func show(_ text: String, completion: @escaping (Bool) -> Void) {
        title = text
        completion(true)
    }
}
