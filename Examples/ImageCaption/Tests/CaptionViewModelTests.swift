import Foundation
import Onceover
import Testing

@testable import CallbackAPI
@testable import image_caption

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct CaptionViewModelTests {
    private let window = BrowserWindow()
    private let star = Classification(label: "star", probability: 0.914)

    private func image(_ name: String) -> Image { Image(name: name, data: Data()) }

    @Test func nothingIsPicked() async {
        let model = CaptionViewModel(window: window, pickImage: { nil }, classify: { _ in star })
        await model.selectImage()
        #expect(window.content == WindowContent(caption: "Select an image to classify"))
    }

    @Test func aFailureIsTheCaptionUntilTheNextPick() async {
        var picks = [image("empty"), image("good")]
        let model = CaptionViewModel(window: window, pickImage: { picks.removeFirst() }) { image in
            if image.name == "empty" { throw ImageError.empty }
            return star
        }
        await model.selectImage()
        #expect(window.content.caption == "This file is empty.")
        await model.selectImage()
        #expect(window.content.caption == "star (91 %)")
    }

    @Test func aSlowVerdictDoesNotReplaceThatOnALaterPick() async throws {
        var picks = [image("slow"), image("quick")]
        let verdict = ContinuationSlot<Classification, any Error>(whenBusy: .reject)
        let isClassifying = ContinuationSlot<Void, any Error>(whenBusy: .reject)
        let model = CaptionViewModel(window: window, pickImage: { picks.removeFirst() }) { image in
            if image.name == "quick" { return star }
            return try await verdict.wait { isClassifying.resume() }
        }
        async let slow: Void = model.selectImage()
        try await isClassifying.wait()
        #expect(window.content.caption == "Classifying...")
        await model.selectImage()
        #expect(window.content.caption == "star (91 %)")
        verdict.resume(returning: Classification(label: "heart", probability: 1))
        await slow
        #expect(window.content.caption == "star (91 %)")
        #expect(window.image?.name == "quick")
    }
}
