/// Why there is no photo.
package enum CameraError: Error, Hashable, CustomStringConvertible {
    /// A plug-in is missing, or the source is misspelt; in the words of GStreamer.
    case notBuilt(String)
    /// The device said no; in the words of GStreamer.
    case failed(String)
    /// The stream has ended before there was a picture.
    case ended
    /// The camera is mute.
    case noPicture(within: Duration)

    package var description: String {
        switch self {
        case .notBuilt(let reason):
            "\(reason); the usual parts: `apt-get install gstreamer1.0-plugins-base gstreamer1.0-plugins-good`"
        case .failed(let reason): "the camera failed: \(reason)"
        case .ended: "the camera has ended without a picture"
        case .noPicture(let limit): "the camera gave no picture within \(limit)"
        }
    }
}
