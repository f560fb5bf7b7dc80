// verdicts: 0 proved, 0 violated, 1 unknown

class Vessel {
    var isLaunched = false

    func launch(completion: @escaping () -> Void) {
        // Subclasses know how.
        isLaunched = true
    }
}
