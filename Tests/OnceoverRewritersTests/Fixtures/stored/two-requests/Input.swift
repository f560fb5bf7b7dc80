protocol PrinterDelegate: AnyObject {
    @MainActor func printer(_ printer: Printer, didFinish pages: Int)
    @MainActor func printer(_ printer: Printer, didFailWith error: any Error)
}

/// Several requests, one property: whoever asked last waits.
@MainActor
final class PrintQueue: PrinterDelegate {
    private var completion: ((Result<Int, Error>) -> Void)?
    private let printer: Printer
    private var isDraft = false

    init(printer: Printer) {
        self.printer = printer
        printer.delegate = self
    }

    func printPages(_ pages: Int, completion: @escaping (Result<Int, Error>) -> Void) {
        self.completion = completion
        printer.start(pages)
    }

    func printDraft(then done: @escaping (Result<Int, Error>) -> Void) {
        isDraft = true
        completion = done
        printer.start(1)
    }

    func printer(_ printer: Printer, didFinish pages: Int) {
        completion?(.success(isDraft ? -pages : pages))
        completion = nil
    }

    func printer(_ printer: Printer, didFailWith error: any Error) {
        completion?(.failure(error))
        completion = nil
    }

    func show() {
        printPages(3) { print("pages", $0.text) }
    }

    func showDraft() {
        printDraft { result in print("draft", result.text) }
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
