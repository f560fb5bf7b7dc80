func place(completion: @escaping @Sendable (String) -> Void) {
    Task {
        completion(await place())
    }
}

func place() async -> String {
    return await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
        let completion: @Sendable (String) -> Void = { continuation.resume(returning: $0) }
        #if DEBUG
            completion("debug")
        #else
            completion("release")
        #endif
    }
}
