import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

final class Diary {
    private var pages: [String] = []

    nonisolated(nonsending) func add(_ page: String) async -> Int {
        pages.append(page)
        let count = pages.count
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: (Int) -> Void = { continuation.resume(returning: $0) }
            do {
                nonisolated(unsafe) let completion = completion
                DispatchQueue.global().async { completion(count) }
            }
        }
    }

    func write() {
        nonisolated(unsafe) let this = self
        Task.immediate {
            let count = await this.add("monday")
            print(this.pages, count)
            Signal.done.signal()
        }
    }
}
