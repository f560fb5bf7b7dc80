import CallbackAPI
import OnceoverMacros

/// What of the service the app needs. The macro adds the async form of each requirement.
@AsyncRequirements
package protocol ImageDownloading: Sendable {
    /// The picture with a number.
    func downloadImage(imageNumber: Int, completion: @escaping @Sendable (Picture?, (any Error)?) -> Void)
    /// The metadata of the picture with a number.
    func downloadMetadata(imageNumber: Int, completion: @escaping @Sendable (ImageMetadata?, (any Error)?) -> Void)
}

extension ImageService: ImageDownloading {}

extension ImageDownloading {
    /// The picture with a number, and its metadata: the nested callbacks, written flat.
    ///
    /// - Throws: `DownloadError`.
    package func downloadImageAndMetadata(imageNumber: Int) async throws -> DetailedImage {
        let picture = try await downloadImage(imageNumber: imageNumber)
        let metadata = try await downloadMetadata(imageNumber: imageNumber)
        return DetailedImage(picture: picture, metadata: metadata)
    }
}
