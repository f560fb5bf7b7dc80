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
    func send(_ box: String, note: String?, completion: @escaping @Sendable (String) -> Void) {
        DispatchQueue.global().async { completion(box + (note ?? "")) }
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
        depot.send(box, note: note) { text in
            Signal.sent(text + self.box!)
        }
        self.depot.send(self.box, note: nil) { text in
            Signal.sent(text + self.box!)
        }
    }

    func work(at depot: Depot!) {
        var other: Depot! = depot
        other.send("pens", note: nil) { text in
            Signal.sent(text)
        }
        other = nil
    }
}
