// verdicts: 2 proved, 0 assumed, 2 violated, 0 unknown
import WebKit

// The address is looked at, and nobody hears of it: the page is what is waited for.
final class Notice: NSObject, WKNavigationDelegate {
    private var waiting: CheckedContinuation<Void, any Error>?

    func webView(
        _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(action.request.url?.scheme == "harbour" ? .cancel : .allow)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {  // want "missing-delegate-exit: .waiting"
        webView.isHidden = false
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) { fail(error) }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        fail(error)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { fail(URLError(.unknown)) }

    private func fail(_ error: any Error) {
        waiting?.resume(throwing: error)
        waiting = nil
    }
}

// A page that fails leads nowhere.
final class Clearance: NSObject, WKNavigationDelegate {  // want "missing-delegate-exit: `waiting`.*didFail:withError"
    private var waiting: CheckedContinuation<URL?, any Error>?

    func webView(
        _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        waiting?.resume(returning: action.request.url)
        waiting = nil
        decisionHandler(.cancel)
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        waiting?.resume(throwing: error)
        waiting = nil
    }
}
