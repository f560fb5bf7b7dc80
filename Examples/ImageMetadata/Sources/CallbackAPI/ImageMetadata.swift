/// What there is to know about a picture.
package struct ImageMetadata: Codable, Hashable, Sendable {
    package let name: String
    package let firstAppearance: String
    package let year: Int
}

/// A picture with its metadata.
package struct DetailedImage: Hashable, Sendable {
    package let picture: Picture
    package let metadata: ImageMetadata

    package init(picture: Picture, metadata: ImageMetadata) {
        self.picture = picture
        self.metadata = metadata
    }
}
