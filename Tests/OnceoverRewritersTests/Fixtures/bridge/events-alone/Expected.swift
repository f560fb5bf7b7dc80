
/// Passes on the events of a `NewsDelegate`.
final class NewsDelegateBridge: NewsDelegate, Sendable {
    /// An event of the delegate.
    enum Event: Sendable {
        case didReceiveNews(String)
        case didReceivePicture([UInt8], (any Error)?)
    }

    /// The events, for one reader. The newest 64 events wait to be read.
    let events: AsyncStream<Event>
    private let eventSource: AsyncStream<Event>.Continuation

    init() {
        (events, eventSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
    }

    deinit { eventSource.finish() }

    func didReceive(_ news: String) {
        eventSource.yield(.didReceiveNews(news))
    }

    func didReceive(_ picture: [UInt8], error: (any Error)?) {
        eventSource.yield(.didReceivePicture(picture, error))
    }
}
