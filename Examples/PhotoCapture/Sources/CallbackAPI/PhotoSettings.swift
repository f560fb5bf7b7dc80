/// What a photo shall be like.
package struct PhotoSettings: Hashable, Sendable {
    /// In pixels.
    package let width: Int
    package let height: Int
    /// Of the JPEG, from 0 to 100.
    package let quality: Int
    /// How long the camera may take.
    package let limit: Duration

    package init(width: Int = 640, height: Int = 480, quality: Int = 85, limit: Duration = .seconds(5)) {
        self.width = width
        self.height = height
        self.quality = quality
        self.limit = limit
    }
}
