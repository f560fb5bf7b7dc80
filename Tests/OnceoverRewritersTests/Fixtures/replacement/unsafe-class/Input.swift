import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

final class Diary {
    private var pages: [String] = []

    func add(_ page: String, completion: @escaping (Int) -> Void) {
        pages.append(page)
        let count = pages.count
        nonisolated(unsafe) let completion = completion
        DispatchQueue.global().async { completion(count) }
    }

    func write() {
        add("monday") { count in
            print(self.pages, count)
            Signal.done.signal()
        }
    }
}
