// verdicts: 0 proved, 3 violated, 0 unknown
final class Chores {
    private let scheduler = NSBackgroundActivityScheduler(identifier: "dusting")

    func start() {
        scheduler.schedule { _ in  // want "unresumed-path: `completion` is never called"
            print("dusting")
        }
    }

    func swipe() -> UIContextualAction {
        UIContextualAction(style: .normal, title: "Mark") { _, view, done in
            guard view.isHidden else { return }  // want "unresumed-path: `done` is not called"
            done(true)
        }
    }
}

final class Pages: NSObject, WKUIDelegate {
    func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement element: WKContextMenuElementInfo,
        completionHandler show: @escaping (UIContextMenuConfiguration?) -> Void
    ) {
        guard element.linkURL != nil else { return }  // want "unresumed-path: `show` is not called"
        show(nil)
    }
}
