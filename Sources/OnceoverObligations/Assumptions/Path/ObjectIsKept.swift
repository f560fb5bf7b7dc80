import OnceoverControlFlow

extension Assumption {
    /// `[weak self]` in a closure of a method whose object is kept alive: by the handler, by the object itself, by the
    /// waiting task or by what the user is shown.
    static let objectIsKept = Assumption(
        "object-is-kept", .path, .demotes,
        AssumptionPage(
            takes: "A weak `self` is assumed not to be nil if the code shows that something keeps the object.",
            why: """
                The object stores a reference to itself, the handler keeps it, an `async` caller waits on it, or the \
                user sees it.
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
            stillFound: "A weak `self` of an object that nothing in sight keeps.",
            costs: "An object that is released before the callback comes."),
        asks: { $0.isOfWeakSelf ? $0.asksWhatLasts : [] },
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
