import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches the pictures of users. An older class with completion handlers.
final class AvatarStore {
    private let session: URLSession
    private var cache: [URL: Data] = [:]

    init(session: URLSession) { self.session = session }

    /// Calls back with nil where there is no picture.
    func avatar(at url: URL, completion: @escaping (Data?) -> Void) {
        if let cached = cache[url] {
            completion(cached)
        }
        session.dataTask(with: url) { data, _, _ in
            completion(data)
        }.resume()
    }

    /// Calls back once the picture is kept.
    func refresh(_ url: URL, completion: @escaping (Data?) -> Void) {
        session.dataTask(with: url) { [weak self] data, _, _ in
            guard let self else { return }
            cache[url] = data
            completion(data)
        }.resume()
    }
}
