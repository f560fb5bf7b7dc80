class Trolley {
    var isClean = false

    func animate(completion: (() -> Void)? = nil) {
        isClean = true
    }

    func wipe(completion: @escaping () -> Void) {}

    func roll(completion: @escaping () -> Void) {  // want "unresumed-path: `completion` is never called"
        isClean = false
    }
}
