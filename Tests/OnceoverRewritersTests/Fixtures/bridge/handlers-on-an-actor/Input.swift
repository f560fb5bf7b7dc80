// bridge WindowDelegate
@MainActor final class Window {}

@MainActor protocol WindowDelegate: AnyObject {
    func windowShouldClose(_ window: Window, decision: @escaping (Bool) -> Void)
    func window(_ window: Window, didAskFor names: [String], completion: @escaping ([String], Int) -> Void)
    func windowTitle(_ window: Window) -> String
}
