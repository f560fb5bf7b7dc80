import Onceover

protocol PrinterDelegate: AnyObject {
    @MainActor func printer(_ printer: Printer, didFinish pages: Int)
    @MainActor func printer(_ printer: Printer, didFailWith error: any Error)
}

/// Several requests, one property: whoever asked last waits.
@MainActor
final class PrintQueue: PrinterDelegate {
    private let slot = ContinuationSlot<Int, any Error>(whenBusy: .replace)
    private let printer: Printer
    private var isDraft = false

    init(printer: Printer) {
        self.printer = printer
        printer.delegate = self
    }

    func printPages(_ pages: Int) async throws -> Int {
        try await slot.wait { printer.start(pages) }
    }

    func printDraft() async throws -> Int {
        isDraft = true
        return try await slot.wait { printer.start(1) }
    }

    func printer(_ printer: Printer, didFinish pages: Int) {
        slot.resume(returning: isDraft ? -pages : pages)
    }

    func printer(_ printer: Printer, didFailWith error: any Error) {
        slot.resume(throwing: error)
    }

    func show() {
        Task.immediate {
            let result: Result<Int, any Error>
            do {
                result = .success(try await printPages(3))
            } catch {
                result = .failure(error)
            }
            print("pages", result.text)
        }
    }

    func showDraft() {
        Task.immediate {
            let result: Result<Int, any Error>
            do {
                result = .success(try await printDraft())
            } catch {
                result = .failure(error)
            }
            print("draft", result.text)
        }
    }
}

/// A stand-in: the test ends the work.
@MainActor
final class Printer {
    weak var delegate: (any PrinterDelegate)?
    private var pages = 0

    func start(_ pages: Int) { self.pages = pages }
    func finish() { delegate?.printer(self, didFinish: pages) }
    func fail() { delegate?.printer(self, didFailWith: PaperError.none) }
}

enum PaperError: Error { case none }

extension Result where Success == Int {
    var text: String {
        switch self {
        case .success(let pages): "\(pages)"
        case .failure(let error): error is PaperError ? "failed" : "no answer"
        }
    }
}
