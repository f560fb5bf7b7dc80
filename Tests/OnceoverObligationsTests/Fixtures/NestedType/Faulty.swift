// verdicts: 2 proved, 0 assumed, 1 violated, 0 unknown

/// Both have a `Line`: each means its own.
final class Telegraph {
    final class Line {
        private var onMessage: ((Int) -> Void)?
        func open(_ onMessage: @escaping (Int) -> Void) { self.onMessage = onMessage }
        func hear(_ word: Int) { onMessage?(word) }
    }

    private let line = Line()

    func word() async -> Int {
        await withCheckedContinuation { continuation in
            line.open { continuation.resume(returning: $0) }  // want "repeating-callback: `continuation`"
        }
    }
}

final class Bridge {
    final class Line {
        func open(_ done: @escaping (Int) -> Void) { done(1) }
    }

    private let line = Line()

    func word() async -> Int {
        await withCheckedContinuation { continuation in
            line.open { continuation.resume(returning: $0) }
        }
    }
}
