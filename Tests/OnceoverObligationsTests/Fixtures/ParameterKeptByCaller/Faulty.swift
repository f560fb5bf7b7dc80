// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

final class Stowaway {
    private weak var radio: Radio?
    private var lamp: Lamp?

    // The radio may be none.
    func hail(_ name: String, by radio: Radio?, completion: @escaping (String) -> Void) {
        self.radio = radio
        self.radio?.send(name) { answer in completion(answer) }  // want "droppable-callback: .completion."
    }

    // It may be gone later.
    func hailLater(_ name: String, by radio: Radio, completion: @escaping (String) -> Void) {
        self.radio = radio
        queue.async {
            self.radio?.send(name) { answer in completion(answer) }  // want "droppable-callback: .completion."
        }
    }

    // It is taken away again.
    func hailOnce(_ name: String, by radio: Radio, completion: @escaping (String) -> Void) {
        self.radio = radio
        sleep()
        self.radio?.send(name) { answer in completion(answer) }  // want "droppable-callback: .completion."
    }

    func light(_ lamp: Lamp, completion: @escaping (Int) -> Void) {
        self.lamp = lamp
        if lamp.isBroken { self.lamp = nil }
        guard let own = self.lamp else { return }  // want "unresumed-path: .completion."
        completion(own.power)
    }

    // An optional may stand for a generic parameter.
    func show<Value>(_ value: Value, completion: @escaping (Value) -> Void) {
        var shown: Value?
        shown = value
        guard let value = shown as? Lamp else { return }  // want "unresumed-path: .completion."
        completion(value)
    }

    func sleep() { radio = nil }
}
