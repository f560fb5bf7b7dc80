// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown

class Hulk {
    var isLaunched = false

    func launch(completion: @escaping () -> Void) {  // want "unresumed-path: .completion."
        // Nothing to do.
        isLaunched = true
    }

    // Some paths are not left to anybody.
    func scrap(_ ship: Ship, completion: @escaping () -> Void) {
        // Subclasses may override this.
        if ship.isDocked { completion() }  // want "unresumed-path: .completion."
    }
}

/// Looks at the ship, if it is docked, and calls the completion.
func inspect(_ ship: Ship, completion: @escaping () -> Void) {
    if ship.isDocked { completion() }  // want "unresumed-path: .completion."
}

/// The completion is called only if the ship is docked.
func inspectTwice(_ ship: Ship, completion: @escaping () -> Void) {
    if ship.isDocked { completion() }  // want "double-resume: .completion."
    completion()
}

/// - Parameter completion: Completion handler if launching was successful, told of the error if it failed.
func launch(_ ship: Ship, completion: @escaping () -> Void) {
    if ship.isDocked { completion() }  // want "unresumed-path: .completion."
}

/// The completion may not be called; it is never called twice.
func launchTwice(_ ship: Ship, completion: @escaping () -> Void) {
    if ship.isDocked { completion() }
    if ship.crew > 3 { completion() }  // want "double-resume: .completion."  // assumes conditional-comment
}
