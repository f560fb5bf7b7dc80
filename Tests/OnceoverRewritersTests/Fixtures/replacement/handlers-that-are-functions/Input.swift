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

    func blink(_ text: String, completion: @escaping @Sendable (String) -> Void) {
        DispatchQueue.global().async { completion(text) }
    }

    func look(completion: @escaping @Sendable (String?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(nil, Fog()) }
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

    func toGlobal() { blink("a", completion: show(_:)) }

    func toLabelled() { blink("b", completion: show(text:)) }

    func toOwn() { blink("c", completion: note) }

    func toAnother() {
        blink("d", completion: panel.write)
        panel = Panel("second")
    }

    func toItself() { blink("e", completion: self.note) }

    func toStatic() { look(completion: Panel.log) }

    func toOneOfTwo() { turn(completion: panel.twice) }

    func toProperty() { stop(completion: keeper) }

    func toMain() { dim(completion: display) }

    func note(_ text: String) {
        print("note", text)
        Signal.done.signal()
    }
}
