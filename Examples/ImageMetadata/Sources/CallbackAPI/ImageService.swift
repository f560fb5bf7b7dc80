import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Downloads pictures and their metadata over HTTP.
///
/// A handler is called once, with a value or an error, on any thread. A server that is mute has five seconds.
package final class ImageService: Sendable {
    private let server: URL
    private let session: URLSession

    package init(server: URL) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 5
        session = URLSession(configuration: configuration)
        self.server = server
    }

    package func downloadImage(
        imageNumber: Int, completion: @escaping @Sendable (Picture?, (any Error)?) -> Void
    ) {
        let url = server.appendingPathComponent("\(imageNumber).png")
        fetch(url) { data, error in
            guard let data else { return completion(nil, error) }
            guard let picture = Picture(data) else { return completion(nil, DownloadError.notAPicture(url)) }
            completion(picture, nil)
        }
    }

    package func downloadMetadata(
        imageNumber: Int, completion: @escaping @Sendable (ImageMetadata?, (any Error)?) -> Void
    ) {
        let url = server.appendingPathComponent("\(imageNumber).json")
        fetch(url) { data, error in
            guard let data else { return completion(nil, error) }
            guard let metadata = try? JSONDecoder().decode(ImageMetadata.self, from: data) else {
                return completion(nil, DownloadError.notMetadata(url))
            }
            completion(metadata, nil)
        }
    }

    /// Brings what the server sent with status 200, and nothing else: the text of an error page is no picture.
    private func fetch(_ url: URL, completion: @escaping @Sendable (Data?, DownloadError?) -> Void) {
        let task = session.dataTask(with: url) { data, response, error in
            guard let data, let status = (response as? HTTPURLResponse)?.statusCode else {
                return completion(nil, .unreachable(url, (error as? URLError)?.code ?? .badServerResponse))
            }
            guard status == 200 else { return completion(nil, .refused(url, status: status)) }
            completion(data, nil)
        }
        task.resume()
    }
}
