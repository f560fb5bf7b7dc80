// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown
import UIKit

/// Who is asked may press the button that answers nobody.
@MainActor
func ask(on host: UIViewController) async -> Bool {
    await withCheckedContinuation { continuation in
        let alert = UIAlertController(title: "Cast off?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in continuation.resume(returning: true) })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))  // want "unresumed-path: `continuation`"
        host.present(alert, animated: true)
    }
}

@MainActor
func askAgain(on host: UIViewController) async -> Bool {
    await withCheckedContinuation { continuation in
        let alert = UIAlertController(title: "Cast off?", message: nil, preferredStyle: .alert)
        let stay = UIAlertAction(title: "No", style: .cancel, handler: nil)  // want "unresumed-path: `continuation`"
        let leave = UIAlertAction(title: "Yes", style: .default) { _ in continuation.resume(returning: true) }
        alert.addAction(stay)
        alert.addAction(leave)
        host.present(alert, animated: true)
    }
}

final class Bridge {
    weak var host: UIViewController?

    private func sheet(_ text: String, _ pick: @escaping (Bool) -> Void) -> UIAlertController {
        let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in pick(true) })
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in pick(false) })
        return alert
    }

    /// The sheet asks nobody that nobody shows.
    func ask(_ text: String, completion: @escaping (Bool) -> Void) {
        guard let host else { return }  // want "`completion`"
        host.present(sheet(text, completion), animated: true)
    }
}

/// The page waits for its answer, whatever the user has chosen.
final class Window: NSObject, WKUIDelegate {
    weak var host: UIViewController?

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in completionHandler(true) })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))  // want "unresumed-path: `completionHandler`"
        host?.present(alert, animated: true)
    }
}

/// Who is told yes or no waits for a no.
func askToSink(on host: UIViewController, completion: @escaping (Bool) -> Void) {
    let alert = UIAlertController(title: "Sink it?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Sink", style: .destructive) { _ in completion(true) })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))  // want "unresumed-path: `completion`"
    host.present(alert, animated: true)
}

/// Nothing may be told, too.
func rename(on host: UIViewController?, handler: ((String?) -> Void)? = nil) {
    guard let host else { return }  // want "unresumed-path: `handler`"
    guard host.isViewLoaded else {
        handler?(nil)
        return
    }
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Aurora", style: .default) { _ in handler?("Aurora") })
    alert.addAction(UIAlertAction(title: "None", style: .cancel))
    host.present(alert, animated: true)
}
