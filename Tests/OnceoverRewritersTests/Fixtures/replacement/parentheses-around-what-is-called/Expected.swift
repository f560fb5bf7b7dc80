import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }

func ring() async -> Int {
    return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
        let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
        DispatchQueue.global().async { completion(1) }
    }
}

struct Bell: Sendable {
    func toll(_ times: Int) async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(times) }
        }
    }

    func itself() -> Bell { self }
}

func tower() -> Bell { Bell() }

func global() {
    Task {
        let times = await ring()
        print(times)
        Signal.done.signal()
    }
}

func trailing() {
    Task {
        let times = await ring()
        print(times)
        Signal.done.signal()
    }
}

func method() {
    Task { [receiver = tower().itself()] in
        let times = await receiver.toll(2)
        print(times)
        Signal.done.signal()
    }
}

func returned() async -> Int {
    let times = await tower().toll(3)
    return times + 1
}

func all() {
    Task {
        let value = await returned()
        print(value)
        Signal.done.signal()
    }
}
