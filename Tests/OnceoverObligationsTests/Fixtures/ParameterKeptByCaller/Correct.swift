// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

final class Pilot {
    private weak var radio: Radio?
    private var lamp: Lamp?

    /// Who calls keeps the radio until the method returns.
    func hail(_ name: String, by radio: Radio, completion: @escaping (String) -> Void) {
        self.radio = radio
        let call = RadioCall(name)
        call.note { self.sleep() }
        self.radio?.send(call) { answer in completion(answer) }
    }

    func light(_ lamp: Lamp, completion: @escaping (Int) -> Void) {
        self.lamp = lamp
        guard let own = self.lamp else { return }
        completion(own.power)
    }

    func sleep() { radio = nil }
}
