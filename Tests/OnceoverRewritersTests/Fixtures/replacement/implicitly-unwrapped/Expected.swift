import Dispatch
import Synchronization

enum Signal {
    static let done = DispatchSemaphore(value: 0)
    static let texts = Mutex<[String]>([])

    static func sent(_ text: String) {
        texts.withLock { $0.append(text) }
        done.signal()
    }
}

final class Depot: Sendable {
    nonisolated(nonsending) func send(_ box: String, note: String?) async -> String {
        return await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
            let completion: @Sendable (String) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(box + (note ?? "")) }
        }
    }
}

class Office {
    var depot: Depot!
    var box: String!
}

final class Desk: Office {
    private var note: String! = "!"

    func open() {
        depot = Depot()
        box = "books"
    }

    func work() {
        nonisolated(unsafe) let this = self
        Task.immediate { [depot = depot!, box = box!, note = note] in
            let text = await depot.send(box, note: note)
            Signal.sent(text + this.box!)
        }
        Task.immediate { [depot = this.depot!, box = this.box!] in
            let text = await depot.send(box, note: nil)
            Signal.sent(text + this.box!)
        }
    }

    func work(at depot: Depot!) {
        var other: Depot! = depot
        Task.immediate { [other = other!] in
            let text = await other.send("pens", note: nil)
            Signal.sent(text)
        }
        other = nil
    }
}
