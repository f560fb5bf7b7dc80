// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

final class Bridge {
    final class Line {
        func open(_ opened: @escaping (Int) -> Void) { opened(1) }
    }

    private let line = Line()

    func word() async -> Int {
        await withCheckedContinuation { continuation in
            line.open { continuation.resume(returning: $0) }
        }
    }
}

final class Telegraph {
    final class Line {
        func open(_ opened: @escaping (Int) -> Void) { if isFree { opened(1) } }
    }

    func word() async -> Int {
        await withCheckedContinuation { $0.resume(returning: 2) }
    }
}
