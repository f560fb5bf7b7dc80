// verdicts: 0 proved, 2 violated, 0 unknown

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
