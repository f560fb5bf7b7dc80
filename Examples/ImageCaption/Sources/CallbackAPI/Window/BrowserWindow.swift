/// The window of the program: a page in the user's browser, or several that show the same.
@MainActor
package final class BrowserWindow {
    private(set) var image: Image?
    private(set) var content = WindowContent() { didSet { for page in pages.values { page.yield(content) } } }
    private var picker: ImagePickerController?
    private var pages: [Int: AsyncStream<WindowContent>.Continuation] = [:]
    private var pagesSoFar = 0
    private var imagesSoFar = 0
    private var pickersSoFar = 0

    package init() {}

    package func show(_ caption: String) { content.caption = caption }

    package func show(_ image: Image) {
        imagesSoFar += 1
        self.image = image
        content.image = WindowContent.Label(number: imagesSoFar, name: image.name, isPicture: image.format != nil)
    }
}

// MARK: Pages

extension BrowserWindow {
    /// What a new page has to show: at once, and after each change. A page that is slow by many changes misses the oldest.
    func contents() -> AsyncStream<WindowContent> {
        let (contents, page) = AsyncStream.makeStream(of: WindowContent.self, bufferingPolicy: .bufferingNewest(16))
        let number = pagesSoFar
        pagesSoFar += 1
        page.onTermination = { _ in
            Task { @MainActor in self.pages[number] = nil }
        }
        pages[number] = page
        page.yield(content)
        return contents
    }
}

// MARK: Pickers

extension BrowserWindow {
    func present(_ picker: ImagePickerController) {
        pickersSoFar += 1
        self.picker = picker
        content.picker = pickersSoFar
    }

    /// Ends the picker with a number, counted from 1; nil is a cancellation.
    ///
    /// - Returns: `false` when it is not on the screen any more.
    func end(picker number: Int, with image: Image?) -> Bool {
        guard content.picker == number, let picker else { return false }
        self.picker = nil
        content.picker = nil
        picker.end(with: image)
        return true
    }
}
