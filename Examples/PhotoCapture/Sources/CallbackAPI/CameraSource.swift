import Foundation

/// Where pictures come from.
package struct CameraSource: Hashable, Sendable {
    /// What GStreamer starts, as `gst-launch` has it.
    package let element: String
    /// For the user. A camera that only makes pictures up says so.
    package let name: String

    /// A source of the caller's.
    package init(element: String) {
        self.element = element
        name = element.contains("videotestsrc") ? "synthetic (\(element))" : element
    }

    /// The first camera of this machine; without one, a synthetic one.
    package static func firstFound() -> CameraSource {
        #if os(Linux)
            let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev")) ?? []
            guard let device = devices.filter({ $0.hasPrefix("video") }).min() else {
                return synthetic(because: "there is no camera: no /dev/video*")
            }
            return CameraSource(element: "v4l2src device=/dev/\(device)")
        #elseif os(macOS)
            return CameraSource(element: "avfvideosrc")
        #else
            return synthetic(because: "this system's cameras are not known here")
        #endif
    }

    private static func synthetic(because reason: String) -> CameraSource {
        CameraSource(element: "videotestsrc", name: "synthetic (videotestsrc), because \(reason)")
    }

    private init(element: String, name: String) {
        self.element = element
        self.name = name
    }
}
