import OnceoverControlFlow

extension Assumption {
    /// `[weak self]` in a closure of a method whose object somebody keeps: the handler itself, the object, the task
    /// that waits, or what the user is shown.
    static let objectIsKept = Assumption(
        "object-is-kept", .path, .demotes,
        AssumptionPage(
            takes: "An object that something keeps until the handler is called is not gone before.",
            why: """
                A weak reference to `self` is nil only where nobody keeps the object, and somebody is seen to keep \
                it.
                """,
            example: """
                func load(completion: @escaping () -> Void) {
                    keepAlive = self
                    source.load { [weak self] in
                        guard let self else { return }
                        completion()
                    }
                }
                """,
            stillFound: "A weak reference to an object that nobody in sight keeps.",
            costs: "An object that lets go of itself before the callback comes."),
        asks: { if $0.isOfWeakSelf { $0.askWhatLasts() } },
        applies: { $0.isOfKeptObject })
}

extension Case {
    fileprivate var isOfKeptObject: Bool {
        guard isOfWeakSelf else { return false }
        let held = HeldSelf(context: context, function: function)
        return held.isAwaiting(tracked) || held.isSelfKept || held.isShown(with: tracked) || held.isHeld(by: tracked)
    }

    /// Whether it needs the object to be gone that the method belongs to.
    fileprivate var isOfWeakSelf: Bool { scope == .body && violation.defect == .droppable(reference: "self") }
}
