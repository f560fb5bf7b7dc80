// verdicts: 0 proved, 2 violated, 2 unknown
protocol Quay {
    var isOpen: Bool { get }
}

extension Quay {
    // Nobody in the other file waits. Who sees no quay cannot call it, however public it is.
    public func unload(completion: (() -> Void)? = nil) {
        guard isOpen else { return }
        completion?()
    }

    // One of them waits.
    public func weigh(completion: (() -> Void)? = nil) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        completion?()
    }

    // Its name is given on.
    func sweep(completion: (() -> Void)? = nil) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        completion?()
    }

    // Nobody does anything with it.
    func light(completion: (() -> Void)? = nil) { print(isOpen) }
}
