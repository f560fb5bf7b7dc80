func announce(_ text: String, completion: @escaping @Sendable (Int) -> Void) {
    Task {
        completion(await announce(text))
    }
}

func announce(_ text: String) async -> Int {
    print("before")
    return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
        let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
        completion(text.count)
        print("after")
    }
}
