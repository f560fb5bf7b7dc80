// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
// What a web view asks its handler for, and what a telephone asks its provider to do, must be answered once.
import CallKit
import Foundation
import WebKit

final class Charts: NSObject, WKURLSchemeHandler {
    private let session = URLSession.shared

    func webView(_ webView: WKWebView, start task: any WKURLSchemeTask) {
        session.dataTask(with: task.request) { data, response, error in
            if let error { task.didFailWithError(error) }  // want "double-resume: .task. is completed here, and always completed again"
            task.didReceive(data ?? Data())
            task.didFinish()
        }.resume()
    }

    func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask) {}
}

final class Telephone: NSObject, CXProviderDelegate {
    private var call: UUID?

    func providerDidReset(_ provider: CXProvider) {}

    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
        guard action.callUUID == call else { return }  // want "unresumed-path: .action. is not completed"
        action.fulfill()
    }

    func provider(_ provider: CXProvider, perform action: CXEndCallAction) {
        if call == nil { action.fail() }  // want "double-resume: .action. is completed here, and always completed again"
        action.fulfill()
    }
}
