import Foundation
import Onceover

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Waits for the callbacks of a `URLSessionDownloadDelegate`.
final class URLSessionDownloadDelegateBridge: NSObject, URLSessionDownloadDelegate, Sendable {
    /// An event that can come while a call waits.
    enum Event: @unchecked Sendable {
        case didBecomeInvalidWithError((any Error)?)
        case didSendBodyData(URLSessionTask, Int64, Int64, Int64)
        case didWriteData(URLSessionDownloadTask, Int64, Int64, Int64)
        case didResumeAtOffset(URLSessionDownloadTask, Int64, Int64)
    }

    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<URLSessionTask>, any Error>(whenBusy: .reject)

    /// The events, for one reader. The newest 64 events wait to be read.
    let events: AsyncStream<Event>
    private let eventSource: AsyncStream<Event>.Continuation

    private let answerDidReceive: @Sendable (URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    private let answerWillPerformHTTPRedirection: @Sendable (URLSessionTask, HTTPURLResponse, URLRequest) async -> URLRequest?
    private let answerDidReceiveTask: @Sendable (URLSessionTask, URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    private let answerDidFinishDownloadingTo: @Sendable (URLSessionDownloadTask, URL) -> Void

    init(
        didReceive: @escaping @Sendable (URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?) = { _ in (.performDefaultHandling, nil) },
        willPerformHTTPRedirection: @escaping @Sendable (URLSessionTask, HTTPURLResponse, URLRequest) async -> URLRequest? = { _, _, request in request },
        didReceiveTask: @escaping @Sendable (URLSessionTask, URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?) = { _, _ in (.performDefaultHandling, nil) },
        didFinishDownloadingTo: @escaping @Sendable (URLSessionDownloadTask, URL) -> Void
    ) {
        answerDidReceive = didReceive
        answerWillPerformHTTPRedirection = willPerformHTTPRedirection
        answerDidReceiveTask = didReceiveTask
        answerDidFinishDownloadingTo = didFinishDownloadingTo
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
        _ start: (URLSessionDownloadDelegateBridge) -> Void
    ) async throws -> URLSessionTask {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
        eventSource.yield(.didBecomeInvalidWithError(error))
    }

    func urlSession(
        _ session: URLSession,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let asked = HandedOver(value: (challenge, completionHandler))
        Task {
            let (challenge, completionHandler) = asked.value
            let answer = await answerDidReceive(challenge)
            completionHandler(answer.0, answer.1)
        }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let asked = HandedOver(value: (task, response, request, completionHandler))
        Task {
            let (task, response, request, completionHandler) = asked.value
            completionHandler(await answerWillPerformHTTPRedirection(task, response, request))
        }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let asked = HandedOver(value: (task, challenge, completionHandler))
        Task {
            let (task, challenge, completionHandler) = asked.value
            let answer = await answerDidReceiveTask(task, challenge)
            completionHandler(answer.0, answer.1)
        }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        eventSource.yield(.didSendBodyData(task, bytesSent, totalBytesSent, totalBytesExpectedToSend))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            slot.resume(throwing: error)
        } else {
            slot.resume(returning: HandedOver(value: task))
        }
    }

    func urlSession(
        _ session: URLSession,
        downloadTask: URLSessionDownloadTask,
        didFinishDownloadingTo location: URL
    ) {
        answerDidFinishDownloadingTo(downloadTask, location)
    }

    func urlSession(
        _ session: URLSession,
        downloadTask: URLSessionDownloadTask,
        didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64,
        totalBytesExpectedToWrite: Int64
    ) {
        eventSource.yield(.didWriteData(downloadTask, bytesWritten, totalBytesWritten, totalBytesExpectedToWrite))
    }

    func urlSession(
        _ session: URLSession,
        downloadTask: URLSessionDownloadTask,
        didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64
    ) {
        eventSource.yield(.didResumeAtOffset(downloadTask, fileOffset, expectedTotalBytes))
    }
}
