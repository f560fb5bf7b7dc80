import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

class Printer: @unchecked Sendable {
    nonisolated(nonsending) func print(page: Int) async -> String {
        return await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
            let completion: @Sendable (String) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion("page \(page)") }
        }
    }
}

final class ColourPrinter: Printer, @unchecked Sendable {
    override nonisolated(nonsending) func print(page: Int) async -> String {
        let text = await super.print(page: page)
        return text + " in colour"
    }
}

struct Office: Sendable {
    let printer: Printer

    func start() {
        Task.immediate {
            let text = await printer.print(page: 4)
            Swift.print(text)
            Signal.done.signal()
        }
    }
}
