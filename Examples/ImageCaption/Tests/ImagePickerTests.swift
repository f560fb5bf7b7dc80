import Bridge
import Foundation
import Testing

@testable import CallbackAPI

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
            let pick = Task { await picker.pickImage() }
            await isOnScreen(number)
            let image = number == 2 ? nil : star
            #expect(window.end(picker: number, with: image))
            #expect(!window.end(picker: number, with: star), "the second answer finds nobody")
            #expect(await pick.value?.name == image?.name)
            #expect(window.content.picker == nil)
        }
    }

    @Test func theLastPickerCounts() async {
        let picker = ImagePicker(in: window)
        let first = Task { await picker.pickImage() }
        await isOnScreen(1)
        let second = Task { await picker.pickImage() }
        await isOnScreen(2)
        #expect(await first.value == nil)
        #expect(!window.end(picker: 1, with: star))
        #expect(window.end(picker: 2, with: star))
        #expect(await second.value?.name == "star")
    }

    @Test func aTaskThatIsCancelledWaitsNoLonger() async {
        let picker = ImagePicker(in: window)
        let pick = Task { await picker.pickImage() }
        await isOnScreen(1)
        pick.cancel()
        #expect(await pick.value == nil)
        #expect(window.end(picker: 1, with: star), "the dialog is still open, and its answer finds nobody")
        let next = Task { await picker.pickImage() }
        await isOnScreen(2)
        #expect(window.end(picker: 2, with: star))
        #expect(await next.value?.name == "star")
    }
}
