/// Whoever flushes counts on it that all handlers have run.
@MainActor final class Waiting {
    private var kept: [() -> Void] = []

    func flush() {
        let all = kept
        kept = []
        for one in all { one() }
    }

    func leaf(_ number: Int, completion: @escaping (Int) -> Void) {  // want "Input.swift:20 passes a handler that waits in a collection"
        kept.append { completion(number) }
    }
}

@MainActor func use() {
    let waiting = Waiting()
    waiting.flush()
    print("flushed")
    waiting.leaf(1) { print($0) }
    waiting.flush()
    waiting.flush()
}
