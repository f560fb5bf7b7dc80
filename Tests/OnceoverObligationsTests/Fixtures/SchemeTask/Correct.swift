// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown
import CallKit
import Foundation
import WebKit

final class Charts: NSObject, WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
        guard let url = task.request.url, let data = try? Data(contentsOf: url) else {
            task.didFailWithError(URLError(.badURL))
            return
        }
        task.didReceive(data)
        task.didFinish()
    }

    // A task that is stopped must not be answered any more.
    func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {}
}

final class Telephone: NSObject, CXProviderDelegate {
    private var call: UUID?

    func providerDidReset(_ provider: CXProvider) {}

    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        guard action.callUUID == call else {
            action.fail()
            return
        }
        action.fulfill()
    }
}
