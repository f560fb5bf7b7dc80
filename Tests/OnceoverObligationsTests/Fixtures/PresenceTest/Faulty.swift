// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

final class Deck {
    private var radio: (any Radio)?
    private var relay: (any Radio)?
    private var isOpen = true

    var isHeard: Bool { radio?.isOn ?? true }
    var isManned: Bool { radio != nil || isOpen }
    var isIdle: Bool { radio == nil }
    var isLinked: Bool { relay?.isOn ?? false }

    func tune(_ radio: (any Radio)?) { (self.radio, relay) = (radio, radio) }

    func hail(completion: @escaping (Ship?) -> Void) {
        guard isHeard else { return completion(nil) }
        radio?.hail("tug") { ship, _ in completion(ship) }  // want "droppable-callback: .completion."
    }

    func find(completion: @escaping (Ship?) -> Void) {
        guard isManned else { return completion(nil) }
        radio?.hail("tug") { ship, _ in completion(ship) }  // want "droppable-callback: .completion."
    }

    func seek(completion: @escaping (Ship?) -> Void) {
        guard isIdle else { return completion(nil) }
        radio?.hail("tug") { ship, _ in completion(ship) }  // want "droppable-callback: .completion."
    }

    func call(completion: @escaping (Ship?) -> Void) {
        guard isLinked else { return completion(nil) }
        radio?.hail("tug") { ship, _ in completion(ship) }  // want "droppable-callback: .completion."
    }
}
