// verdicts: 0 proved, 16 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise, one-of-several-runs

final class Choice {
    init(title: String, handler: (() -> Void)? = nil) {}  // assumes empty-body
}

protocol Menu: AnyObject {
    var title: String { get set }
    func addAction(_ choice: Choice)
}

protocol Bridge {
    func show(_ menu: Menu, with choices: [Plaque])
    func offer(actions: [Choice])
    func offer(primaryButton: Choice, secondaryButton: Choice)
    var isBusy: Bool { get }
}

/// The user picks one of what is offered, whatever its type is called.
func ask(_ menu: Menu, completion: @escaping (Bool) -> Void) {
    menu.addAction(.init(title: "Cast off", handler: { completion(true) }))
    menu.addAction(.init(title: "Stay", handler: { completion(false) }))
}

/// The user may choose not to be asked: what cannot be answered is one more way not to.
func ask(_ menu: Menu, yard: Yard, completion: @escaping (Ship) -> Void) {
    menu.addAction(
        .init(title: "Find") {
            guard let ship = yard.find(menu.title) else { return }  // assumes told-elsewhere
            completion(ship)
        })
    menu.addAction(.init(title: "Cancel"))
}

/// Where the menu is not shown, none of its choices is taken.
func ask(_ menu: Menu, on bridge: Bridge, completion: @escaping (Bool) -> Void) {
    menu.addAction(.init(title: "Cast off", handler: { completion(true) }))
    if bridge.isBusy {
        completion(false)
    } else {
        bridge.show(menu, with: [])
    }
}

/// What the values do with their closures is decided where they go.
func ask(_ titles: [String], on bridge: Bridge, menu: Menu, completion: @escaping (String?) -> Void) {
    var plaques: [Plaque] = []
    for title in titles { plaques.append(Plaque(title) { completion(title) }) }
    plaques.append(Plaque("None") { completion(nil) })
    bridge.show(menu, with: plaques)
}

func ask(_ bridge: Bridge, menu: Menu, completion: @escaping (Int) -> Void) {
    bridge.show(menu, with: [Plaque("Port") { completion(1) }, Plaque("Starboard") { completion(2) }])
}

enum Dialogs {
    static func cancelAction(_ handler: @escaping () -> Void) -> Choice { Choice(title: "Cancel", handler: handler) }
}

extension Choice {
    static func stay(_ handler: @escaping () -> Void) -> Choice { Choice(title: "Stay", handler: handler) }
}

/// Choices that the project's own functions make.
func ask(_ menu: Menu, on bridge: Bridge, answer completion: @escaping (Bool) -> Void) {
    menu.addAction(Dialogs.cancelAction { completion(false) })
    menu.addAction(.stay { completion(true) })
}

func decide(_ bridge: Bridge, completion: @escaping (Bool) -> Void) {
    bridge.offer(actions: [Dialogs.cancelAction { completion(false) }, .stay { completion(true) }])
}

func decide(_ bridge: Bridge, default completion: @escaping (Bool) -> Void) {
    bridge.offer(primaryButton: .stay { completion(true) }, secondaryButton: Dialogs.cancelAction { completion(false) })
}

/// Who shows a list of choices has some.
func ask(_ menu: Menu, about titles: [String], completion: @escaping (String) -> Void) {
    for title in titles {
        menu.addAction(.init(title: title) { completion(title) })
    }
}

func ask(_ menu: Menu, each titles: [String], completion: @escaping (String) -> Void) {
    titles.forEach { title in menu.addAction(.init(title: title) { completion(title) }) }
}

final class AlertAction {
    init(title: String, handler: @escaping () -> Void) {}  // assumes empty-body
}

protocol Deck { func show(_ title: String, option: AlertAction, otherwise: @escaping () -> Void) }

/// What is said beside a choice is said where it is not taken.
func ask(on deck: Deck, completion: @escaping (Bool) -> Void) {
    let leave = AlertAction(title: "Cast off") { completion(true) }
    deck.show("Leave?", option: leave) { completion(false) }
}

protocol Hatch { func show(_ title: String, option: AlertAction, completion: (() -> Void)?) }

/// What is said of the showing is no choice: the one that is offered is taken in any case.
func tell(on deck: Hatch, completion: (() -> Void)? = nil) {
    deck.show("Land ahoy", option: AlertAction(title: "Aye") { completion?() }, completion: { print("shown") })
}
