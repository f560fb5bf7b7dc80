// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown
protocol Quay {
    var isOpen: Bool { get }
}

extension Quay {
    // Nobody in the other file waits. Who sees no quay cannot call it, however public it is.
    public func unload(completion: (() -> Void)? = nil) {
        guard isOpen else { return }  // want "note unresumed-path: .completion."
        completion?()
    }

    // One of them waits.
    public func weigh(completion: (() -> Void)? = nil) {
        guard isOpen else { return }  // want "warning unresumed-path: .completion."
        completion?()
    }

    // Its name is given on.
    func sweep(completion: (() -> Void)? = nil) {
        guard isOpen else { return }  // want "warning unresumed-path: .completion."
        completion?()
    }

    // In the other file there is nothing to do then.
    func dredge(completion: @escaping (Int) -> Void) {
        guard isOpen else { return }  // want "note unresumed-path: .completion."
        completion(7)
    }

    // Nobody does anything with it.
    func light(completion: (() -> Void)? = nil) {  // want "note unresumed-path: .completion. is never called"
        print(isOpen)
    }
}
