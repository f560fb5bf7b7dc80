import Dispatch

extension Postbox {
    nonisolated(nonsending) func sort() async -> String {
        let count = await collect(from: "High Street")
        return "\(count) letters"
    }
}

enum Round {
    static let done = DispatchSemaphore(value: 0)

    static func walk(_ box: Postbox) {
        Task.immediate {
            let value = await box.sort()
            print(value)
            done.signal()
        }
        Task.immediate { _ = await box.collect(from: "nowhere") }
    }
}
