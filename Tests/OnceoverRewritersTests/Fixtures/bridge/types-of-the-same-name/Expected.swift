import Onceover

/// Waits for the callbacks of a `FilePickerDelegate`.
final class FilePickerDelegateBridge: FilePickerDelegate, Sendable {
    /// An event that can come while a call waits.
    enum Event: Sendable {
        case pickerSettings(Settings)
        case pickerTree(Tree)
    }

    /// The framework does not keep what it hands over, so another thread may use it.
    private struct HandedOver<Value>: @unchecked Sendable {
        let value: Value
    }

    private let slot = ContinuationSlot<HandedOver<File?>, any Error>(whenBusy: .reject)

    /// The events, for one reader. The newest 64 events wait to be read.
    let events: AsyncStream<Event>
    private let eventSource: AsyncStream<Event>.Continuation

    init() {
        (events, eventSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
    }

    deinit { eventSource.finish() }

    /// Runs `start`, then waits for a callback.
    ///
    /// - Returns: What the callback receives, or nil if the user cancels.
    func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: (FilePickerDelegateBridge) -> Void
    ) async throws -> File? {
        try await slot.wait(onCancel: onCancel, isolation: isolation, fileID: fileID, line: line) { start(self) }
            .value
    }

    func picker(didPick file: File) {
        slot.resume(returning: HandedOver(value: file))
    }

    func picker(didChange settings: Settings) {
        eventSource.yield(.pickerSettings(settings))
    }

    func picker(didMove tree: Tree) {
        eventSource.yield(.pickerTree(tree))
    }

    func pickerDidCancel() {
        slot.resume(returning: HandedOver(value: nil))
    }
}
