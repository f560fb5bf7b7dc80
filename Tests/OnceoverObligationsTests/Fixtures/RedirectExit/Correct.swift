// verdicts: 1 proved, 1 assumed, 0 violated, 0 unknown
import WebKit

/// The harbour office's page leads to an address of the app's own, and that is the end; each page on the way has loaded before.
final class Clearance: NSObject, WKNavigationDelegate {
    private var waiting: CheckedContinuation<URL?, any Error>?

    func webView(
        _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = action.request.url, url.scheme == "harbour" else { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        waiting?.resume(returning: url)
        waiting = nil
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { webView.isHidden = false }  // assumes interaction-goes-on

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
