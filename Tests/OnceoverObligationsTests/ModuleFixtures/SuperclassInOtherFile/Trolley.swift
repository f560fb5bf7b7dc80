class Trolley {
    var isClean = false

    func animate(completion: (() -> Void)? = nil) {  // assumes left-to-subclasses
        isClean = true
    }

    func wipe(completion: @escaping () -> Void) {}  // assumes left-to-subclasses

    func roll(completion: @escaping () -> Void) {  // want "unresumed-path: `completion` is never called"
        isClean = false
    }
}
