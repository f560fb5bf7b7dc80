// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
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

    // The answer may come when nobody shows it any more.
    func dust(with maid: Maid) -> UIContextualAction {
        UIContextualAction(style: .normal, title: "Dust") { [weak self] _, _, done in
            maid.dust { [weak self] in
                guard let self else { return }  // want "droppable-callback: `done` is never called when `self` is nil"
                start()
                done(true)
            }
        }
    }
}

protocol Maid: AnyObject {
    func dust(_ then: @escaping () -> Void)
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
