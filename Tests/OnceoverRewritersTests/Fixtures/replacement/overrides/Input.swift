import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

class Printer: @unchecked Sendable {
    func print(page: Int, completion: @escaping @Sendable (String) -> Void) {
        DispatchQueue.global().async { completion("page \(page)") }
    }
}

final class ColourPrinter: Printer, @unchecked Sendable {
    override func print(page: Int, completion: @escaping @Sendable (String) -> Void) {
        super.print(page: page) { text in
            completion(text + " in colour")
        }
    }
}

struct Office: Sendable {
    let printer: Printer

    func start() {
        printer.print(page: 4) { text in
            Swift.print(text)
            Signal.done.signal()
        }
    }
}
