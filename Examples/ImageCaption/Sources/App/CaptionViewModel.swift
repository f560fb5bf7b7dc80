import CallbackAPI

/// What the window shows: an image and its caption.
@MainActor
final class CaptionViewModel {
    private var picks = 0
    private let window: BrowserWindow
    private let pickImage: () async -> Image?
    private let classify: (Image) async throws -> Classification

    init(
        window: BrowserWindow, pickImage: @escaping () async -> Image?,
        classify: @escaping (Image) async throws -> Classification
    ) {
        self.window = window
        self.pickImage = pickImage
        self.classify = classify
        window.show("Select an image to classify")
    }

    /// Lets the user pick an image and classifies it. When nothing is picked, everything stays as it is.
    func selectImage() async {
        guard let image = await pickImage() else { return }
        picks += 1
        let pick = picks
        window.show("Classifying...")
        window.show(image)
        let caption = await caption(for: image)
        // A later pick has a caption of its own.
        if pick == picks { window.show(caption) }
    }

    private func caption(for image: Image) async -> String {
        do { return "\(try await classify(image))" } catch { return "\(error)" }
    }
}
