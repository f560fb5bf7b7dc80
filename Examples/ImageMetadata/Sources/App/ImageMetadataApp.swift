import Bridge
import CallbackAPI
import Foundation

/// Shows what a server knows about some pictures.
@main
struct ImageMetadataApp {
    static func main() async {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let server = ProcessInfo.processInfo.environment["SERVER"].flatMap(URL.init)
        guard let server, server.host != nil, !numbers.isEmpty, numbers.count == CommandLine.arguments.count - 1 else {
            fail("usage: SERVER=URL image-metadata NUMBER…", status: 2)
        }
        do {
            let service = ImageService(server: server)
            for number in numbers {
                report(try await service.downloadImageAndMetadata(imageNumber: number), number)
            }
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private static func report(_ image: DetailedImage, _ number: Int) {
        let (picture, metadata) = (image.picture, image.metadata)
        let size = "\(picture.width) × \(picture.height) pixels, \(picture.data.count) bytes"
        print("\(number): \(metadata.name), first seen in \(metadata.firstAppearance) (\(metadata.year)); \(size)")
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("image-metadata: \(message)\n".utf8))
        exit(status)
    }
}
