import Bridge
import CallbackAPI
import Foundation

/// Shows a page on which the user picks images, and says what they show.
@main
struct ImageCaptionApp {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        guard let port = UInt16(arguments.first ?? "8077"), arguments.count <= 1 else {
            fail("usage: image-caption [PORT]", status: 2)
        }
        do {
            try await run(port: Int(port), classifier: ImageClassifier())
        } catch {
            fail("\(error)", status: 1)
        }
    }

    @MainActor
    private static func run(port: Int, classifier: ImageClassifier) async throws {
        let window = BrowserWindow()
        let picker = ImagePicker(in: window)
        let model = CaptionViewModel(
            window: window, pickImage: picker.pickImage, classify: { try await classifier.classify($0) })
        try await window.serve(port: port, whenReady: { report("Open \($0) in a browser. Ctrl-C ends.") }) {
            await model.selectImage()
        }
    }

    /// Not `print`, which keeps lines back when they go into a pipe.
    private static func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("image-caption: \(message)\n".utf8))
        exit(status)
    }
}
