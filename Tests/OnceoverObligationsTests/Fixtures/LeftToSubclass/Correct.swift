// verdicts: 0 proved, 8 assumed, 0 violated, 0 unknown

class Vessel {
    var isLaunched = false

    func launch(completion: @escaping () -> Void) {  // assumes left-to-subclasses
        // Subclasses know how.
        isLaunched = true
    }
}

/// The completion is called only if the ship is docked.
func inspect(_ ship: Ship, completion: @escaping () -> Void) {
    if ship.isDocked { completion() }  // assumes conditional-comment
}

/**
 - Parameter handler: will not necessarily be called.
 */
func view(_ ship: Ship, handler: @escaping () -> Void) {
    guard ship.isDocked else { return }  // assumes conditional-comment, listener-callback
    handler()
}

/// - Parameter completion: will be executed if the ship was docked.
func view(_ ship: Ship, completion: (() -> Void)?) {
    if ship.isDocked { completion?() }  // assumes conditional-comment
}

/// - Parameter completion: Completion handler if the launch was successful.
func launch(_ ship: Ship, completion: @escaping () -> Void) {
    if ship.isDocked { completion() }  // assumes conditional-comment
}

/// The handler is called every time the tide turns.
func read(_ radio: Radio, handler: @escaping (Int) -> Void) {
    if radio.isOn { handler(0) }  // assumes repeated-comment
    radio.observe { tide in handler(tide) }  // assumes repeated-comment
}

/// - Parameter completion: The handler for the "Cast off" button.
func ask(_ ship: Ship, completion: (() -> Void)?) {
    if ship.isDocked { completion?() }  // assumes conditional-comment
}

open class Barge {
    open func launch(completion: @escaping () -> Void) -> Int { 0 }  // assumes left-to-subclasses, maker-calls-later
}
