#if canImport(WebKit)
import Foundation
import Onceover
import WebKit

/// Waits for the callbacks of a `WKNavigationDelegate`.
@MainActor
final class WKNavigationDelegateBridge: NSObject, WKNavigationDelegate, Sendable {
    /// An event that can come while a call waits.
    enum Event: @unchecked Sendable {
        case didStartProvisionalNavigation(WKNavigation?)
        case didReceiveServerRedirectForProvisionalNavigation(WKNavigation?)
        case didCommit(WKNavigation?)
        case webViewWebContentProcessDidTerminate
    }

    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<WKNavigation?>, any Error>(whenBusy: .reject)

    /// The events, for one reader. The newest 64 events wait to be read.
    let events: AsyncStream<Event>
    private let eventSource: AsyncStream<Event>.Continuation

    private let answerDecidePolicyForNavigationAction: @MainActor @Sendable (WKNavigationAction) async -> WKNavigationActionPolicy
    private let answerDecidePolicyForNavigationResponse: @MainActor @Sendable (WKNavigationResponse) async -> WKNavigationResponsePolicy
    private let answerDidReceive: @MainActor @Sendable (URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

    init(
        decidePolicyForNavigationAction: @escaping @MainActor @Sendable (WKNavigationAction) async -> WKNavigationActionPolicy = { _ in .allow },
        decidePolicyForNavigationResponse: @escaping @MainActor @Sendable (WKNavigationResponse) async -> WKNavigationResponsePolicy = { _ in .allow },
        didReceive: @escaping @MainActor @Sendable (URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?) = { _ in (.performDefaultHandling, nil) }
    ) {
        answerDecidePolicyForNavigationAction = decidePolicyForNavigationAction
        answerDecidePolicyForNavigationResponse = decidePolicyForNavigationResponse
        answerDidReceive = didReceive
        (events, eventSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
        super.init()
    }

    deinit { eventSource.finish() }

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (WKNavigationDelegateBridge) -> Void
    ) async throws -> WKNavigation? {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        Task {
            decisionHandler(await answerDecidePolicyForNavigationAction(navigationAction))
        }
    }

    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        Task {
            decisionHandler(await answerDecidePolicyForNavigationResponse(navigationResponse))
        }
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        eventSource.yield(.didStartProvisionalNavigation(navigation))
    }

    func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {
        eventSource.yield(.didReceiveServerRedirectForProvisionalNavigation(navigation))
    }

    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {
        slot.resume(throwing: error)
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        eventSource.yield(.didCommit(navigation))
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        slot.resume(returning: HandedOver(value: navigation))
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        slot.resume(throwing: error)
    }

    func webView(
        _ webView: WKWebView,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        Task {
            let answer = await answerDidReceive(challenge)
            completionHandler(answer.0, answer.1)
        }
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        eventSource.yield(.webViewWebContentProcessDidTerminate)
    }
}
#endif
