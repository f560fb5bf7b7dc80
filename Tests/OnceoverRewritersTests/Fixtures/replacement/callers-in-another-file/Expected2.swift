import Dispatch

extension Postbox {
    func sort() async -> String {
        let count = await collect(from: "High Street")
        return "\(count) letters"
    }
}

enum Round {
    static let done = DispatchSemaphore(value: 0)

    static func walk(_ box: Postbox) {
        Task {
            let value = await box.sort()
            print(value)
            done.signal()
        }
        Task { _ = await box.collect(from: "nowhere") }
    }
}
