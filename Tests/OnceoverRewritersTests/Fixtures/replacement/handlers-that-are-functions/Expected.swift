import Dispatch

enum Signal { static let done = DispatchSemaphore(value: 0) }
struct Fog: Error {}

func show(_ text: String) {
    print("global", text)
    Signal.done.signal()
}

func show(text: String) {
    print("labelled", text)
    Signal.done.signal()
}

@MainActor func display(_ text: String) { print(text) }

final class Panel: Sendable {
    let name: String

    init(_ name: String) { self.name = name }

    func write(_ text: String) {
        print(name, text)
        Signal.done.signal()
    }

    static func log(text: String?, error: (any Error)?) {
        print("static", text ?? "nothing", error == nil)
        Signal.done.signal()
    }

    func twice(_ text: String) { print(text) }
    func twice(_ number: Int) { print(number) }
}

final class Lighthouse: @unchecked Sendable {
    var panel = Panel("first")
    let keeper: @Sendable (String) -> Void = { print("kept", $0) }

    nonisolated(nonsending) func blink(_ text: String) async -> String {
        return await withCheckedContinuation { (continuation: CheckedContinuation<String, Never>) in
            let completion: @Sendable (String) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { completion(text) }
        }
    }

    nonisolated(nonsending) func look() async throws -> String {
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<String, any Error>) in
            let completion: @Sendable (String?, (any Error)?) -> Void = { value, error in
                if let error {
                    continuation.resume(throwing: error)
                } else if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: NeitherValueNorError(function: #function))
                }
            }
            DispatchQueue.global().async { completion(nil, Fog()) }
        }
    }

    func turn(completion: @escaping @Sendable (String) -> Void) {  // want "passes a handler that is neither"
        DispatchQueue.global().async { completion("turned") }
    }

    func stop(completion: @escaping @Sendable (String) -> Void) {  // want "passes a handler that is neither"
        DispatchQueue.global().async { completion("stopped") }
    }

    func dim(completion: @escaping @MainActor @Sendable (String) -> Void) {  // want "passes a handler that is neither"
        DispatchQueue.main.async { completion("dimmed") }
    }

    func toGlobal() { Task.immediate { show(await blink("a")) } }

    func toLabelled() {
        let answer = show(text:)
        Task.immediate { answer(await blink("b")) }
    }

    func toOwn() {
        nonisolated(unsafe) let answer = note
        Task.immediate { answer(await blink("c")) }
    }

    func toAnother() {
        nonisolated(unsafe) let answer = panel.write
        Task.immediate { answer(await blink("d")) }
        panel = Panel("second")
    }

    func toItself() {
        nonisolated(unsafe) let answer = self.note
        Task.immediate { answer(await blink("e")) }
    }

    func toStatic() {
        nonisolated(unsafe) let answer = Panel.log
        Task.immediate {
            do {
                answer(try await look(), nil)
            } catch {
                answer(nil, error)
            }
        }
    }

    func toOneOfTwo() { turn(completion: panel.twice) }

    func toProperty() { stop(completion: keeper) }

    func toMain() { dim(completion: display) }

    func note(_ text: String) {
        print("note", text)
        Signal.done.signal()
    }
}

/// A completion handler was called with neither a value nor an error.
private struct NeitherValueNorError: Error {
    let function: String
}
