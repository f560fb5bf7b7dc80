// verdicts: 0 proved, 2 assumed, 9 violated, 0 unknown

final class Choice {
    init(title: String, handler: (() -> Void)? = nil) {}  // assumes empty-body
}

protocol Menu: AnyObject {
    var title: String { get set }
    func addAction(_ choice: Choice)
}

/// Every choice is answered but one, and none is without a closure.
func ask(_ menu: Menu, yard: Yard, completion: @escaping (Ship?) -> Void) {
    menu.addAction(
        .init(title: "Find") {
            guard let ship = yard.find(menu.title) else { return }  // want "unresumed-path: .completion."
            completion(ship)
        })
    menu.addAction(.init(title: "Cancel") { completion(nil) })
}

/// A choice that answers twice.
func ask(_ menu: Menu, completion: @escaping (Bool) -> Void) {
    menu.addAction(
        .init(title: "Cast off") {
            completion(true)
            completion(false)  // want "double-resume: .completion."
        })
}

/// One value in a loop that is no choice: the answer comes in any case.
func ask(_ radio: Radio, completion: @escaping (Int) -> Void) {
    let plaque = Plaque("Port") { completion(1) }
    radio.onReply = { _ in print(plaque) }
    completion(2)  // want "double-resume: .completion."
}

func ask(_ yard: Yard, completion: @escaping (Int) -> Void) {
    let plaque = Plaque("Port") {
        guard yard.isOpen else { return }  // want "unresumed-path: .completion."
        completion(1)
    }
    print(plaque)
}

/// A function that only ends like one that makes a choice.
func ask(_ radio: Radio, in yard: Yard, completion: @escaping (Bool) -> Void) {
    queue.async { completion(true) }
    radio.performAction { completion(false) }  // want "double-resume: .completion."
}

/// A loop that offers nothing may have no turn.
func ask(_ menu: Menu, about ships: [Ship], completion: @escaping (Ship) -> Void) {
    for ship in ships {
        completion(ship)
        break
    }
    menu.addAction(.init(title: "Cancel"))
}  // want "unresumed-path"

func ask(_ menu: Menu, each titles: [String], yard: Yard, completion: @escaping (Ship) -> Void) {
    for title in titles {
        menu.addAction(
            .init(title: title) {
                guard let ship = yard.ships.first else { return }
                completion(ship)
            })
    }
}  // want "unresumed-path"

final class AlertAction {
    init(title: String, handler: @escaping () -> Void) {}  // assumes empty-body
}

protocol Deck { func show(_ title: String, option: AlertAction, otherwise: @escaping () -> Void) }

func ask(on deck: Deck, radio: Radio, completion: @escaping (Bool) -> Void) {
    let leave = AlertAction(title: "Cast off") { completion(true) }
    deck.show("Leave?", option: leave) {
        if radio.isOn { completion(false) }  // want "unresumed-path: .completion."
    }
}

protocol Hatch { func show(_ title: String, option: AlertAction, completion: (() -> Void)?) }

/// What hears that the choices are shown answers nobody, and the choice not always.
func tell(on deck: Hatch, radio: Radio, completion: @escaping (Bool) -> Void) {
    let leave = AlertAction(title: "Aye") {
        if radio.isOn { completion(true) }  // want "unresumed-path: .completion."
    }
    deck.show("Land ahoy", option: leave, completion: { print("shown") })
}
