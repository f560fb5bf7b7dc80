/// One download after the other, as it is done with callbacks: each step inside the one before it. The app uses the flat
/// form of the bridge instead; this one is here to be compared with it.
extension ImageService {
    package func downloadImageAndMetadata(
        imageNumber: Int, completion: @escaping @Sendable (DetailedImage?, (any Error)?) -> Void
    ) {
        downloadImage(imageNumber: imageNumber) { picture, error in
            guard let picture else { return completion(nil, error) }
            self.downloadMetadata(imageNumber: imageNumber) { metadata, error in
                guard let metadata else { return completion(nil, error) }
                completion(DetailedImage(picture: picture, metadata: metadata), nil)
            }
        }
    }
}
