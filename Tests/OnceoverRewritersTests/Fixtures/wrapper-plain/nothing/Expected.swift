enum Bell {
    static func ring(completion: @escaping @Sendable () -> Void) {
        completion()
    }

    static nonisolated(nonsending) func ring() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            ring { continuation.resume() }
        }
    }
}
