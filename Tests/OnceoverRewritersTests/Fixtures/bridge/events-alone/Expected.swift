
/// Tells what a `NewsDelegate` is told.
final class NewsDelegateBridge: NewsDelegate, Sendable {
    /// What goes on.
    enum Event: Sendable {
        case didReceiveNews(String)
        case didReceivePicture([UInt8], (any Error)?)
    }

    /// What goes on, for one reader; the newest 64 events wait for it.
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
