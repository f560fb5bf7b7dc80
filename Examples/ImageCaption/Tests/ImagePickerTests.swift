import Bridge
import Foundation
import Testing

@testable import CallbackAPI

/// The picks are child tasks, which end with the test: a pick that nobody answers fails when the minute is over.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ImagePickerTests {
    private let window = BrowserWindow()
    private let star = Image(name: "star", data: Data())

    /// Waits until the page was asked for the picker with a number.
    private func isOnScreen(_ number: Int) async {
        for await content in window.contents() where content.picker == number { return }
    }

    @Test func eachPresentationHasOneAnswer() async {
        let picker = ImagePicker(in: window)
        for number in 1...3 {
            async let pick = picker.pickImage()
            await isOnScreen(number)
            let image = number == 2 ? nil : star
            #expect(window.end(picker: number, with: image))
            #expect(!window.end(picker: number, with: star), "the second answer finds nobody")
            let picked = await pick
            #expect(picked?.name == image?.name)
            #expect(window.content.picker == nil)
        }
    }

    @Test func theLastPickerCounts() async {
        let picker = ImagePicker(in: window)
        async let first = picker.pickImage()
        await isOnScreen(1)
        async let second = picker.pickImage()
        await isOnScreen(2)
        #expect(!window.end(picker: 1, with: star))
        #expect(window.end(picker: 2, with: star))
        let images = await (first, second)
        #expect(images.0 == nil)
        #expect(images.1?.name == "star")
    }

    @Test func aTaskThatIsCancelledWaitsNoLonger() async {
        let picker = ImagePicker(in: window)
        let pick = Task { await picker.pickImage() }
        await isOnScreen(1)
        pick.cancel()
        #expect(await pick.value == nil)
        #expect(window.end(picker: 1, with: star), "the dialog is still open, and its answer finds nobody")
        async let next = picker.pickImage()
        await isOnScreen(2)
        #expect(window.end(picker: 2, with: star))
        let picked = await next
        #expect(picked?.name == "star")
    }
}
