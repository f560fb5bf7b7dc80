import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

enum Clock {
    static func time(completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(12) }
    }
}

final class Alarm: Sendable {
    let name: String

    init(name: String) {
        self.name = name
        Clock.time { time in
            print(self.name, "at", time)
            Signal.done.signal()
        }
    }

    var next: Int {
        Clock.time { print("asked at", $0) }
        return 1
    }
}
