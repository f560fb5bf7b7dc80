import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Why there is no picture, or no metadata.
package enum DownloadError: Error, Equatable, CustomStringConvertible {
    case unreachable(URL, URLError.Code)
    /// The server answered with another status than 200.
    case refused(URL, status: Int)
    case notAPicture(URL)
    case notMetadata(URL)

    package var description: String {
        switch self {
        case .unreachable(let url, .timedOut): "no answer from \(url) in time"
        case .unreachable(let url, let code):
            "no answer from \(url) (URL error \(code.rawValue)); `./with-server` starts the server of this example"
        case .refused(let url, let status): "the server has no \(url.path): HTTP \(status)"
        case .notAPicture(let url): "\(url.path) is no picture"
        case .notMetadata(let url): "\(url.path) has no name, first appearance and year"
        }
    }
}
