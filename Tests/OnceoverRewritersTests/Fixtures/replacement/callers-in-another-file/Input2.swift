import Dispatch

extension Postbox {
    func sort(completion: @escaping @Sendable (String) -> Void) {
        collect(from: "High Street") { count in
            completion("\(count) letters")
        }
    }
}

enum Round {
    static let done = DispatchSemaphore(value: 0)

    static func walk(_ box: Postbox) {
        box.sort {
            print($0)
            done.signal()
        }
        box.collect(from: "nowhere") { _ in }
    }
}
