import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

nonisolated(nonsending) func ring() async -> Int {
    return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
        let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
        DispatchQueue.global().async { completion(1) }
    }
}

struct Bell: Sendable {
    nonisolated(nonsending) func toll(_ times: Int) async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(times) }
        }
    }

    func itself() -> Bell { self }
}

func tower() -> Bell { Bell() }

func global() {
    Task.immediate {
        let times = await ring()
        print(times)
        Signal.done.signal()
    }
}

func trailing() {
    Task.immediate {
        let times = await ring()
        print(times)
        Signal.done.signal()
    }
}

func method() {
    Task.immediate { [receiver = tower().itself()] in
        let times = await receiver.toll(2)
        print(times)
        Signal.done.signal()
    }
}

nonisolated(nonsending) func returned() async -> Int {
    let times = await tower().toll(3)
    return times + 1
}

func all() {
    Task.immediate {
        let value = await returned()
        print(value)
        Signal.done.signal()
    }
}
