import Hummingbird
import NIOCore

/// What a request knows beside itself.
struct ChatContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection that the request came by.
    let channel: any Channel

    init(source: Source) {
        coreContext = .init(source: source)
        channel = source.channel
    }

    /// A line has 8,000 bytes at most; a JSON text may need six for one.
    var maxUploadSize: Int { 64 * 1024 }
}
