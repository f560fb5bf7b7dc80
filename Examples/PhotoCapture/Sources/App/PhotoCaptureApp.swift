import Bridge
import CallbackAPI
import Foundation

/// Takes photos, all asked for at once, and writes each into a file.
@main
struct PhotoCaptureApp {
    static func main() async {
        let files = CommandLine.arguments.dropFirst().map(URL.init(fileURLWithPath:))
        if files.isEmpty { fail("usage: [CAMERA=ELEMENT] photo-capture FILE.jpg…", status: 2) }
        let element = ProcessInfo.processInfo.environment["CAMERA"]
        let source = element.map(CameraSource.init) ?? .firstFound()
        report("Camera: \(source.name)")
        do {
            try await takePhotos(into: files, with: PhotoCamera(source: source))
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private static func takePhotos(into files: [URL], with camera: PhotoCamera) async throws {
        try await withThrowingTaskGroup { group in
            for file in files {
                group.addTask {
                    let photo = try await camera.capture(PhotoSettings())
                    try photo.write(to: file)
                    report("\(file.lastPathComponent): \(photo.count) bytes")
                }
            }
            try await group.waitForAll()
        }
    }

    /// Not `print`, which keeps lines back when they go into a pipe.
    private static func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("photo-capture: \(message)\n".utf8))
        exit(status)
    }
}
