/// What a call gives, by the functions that it may mean, to a closure that it passes to them.
///
/// It holds no part of a tree, so that it can be asked again when the file is gone.
struct DeliveryQuestion: Hashable, Sendable {
    /// Nil if only functions of the file can be meant.
    let callee: CalleeQuestion?
    let argument: Int
    /// What the call itself is given.
    let given: [Delivery.Value]
    /// What functions of the file give the closure, where one may be meant.
    let own: Deliveries?
    /// What a contract says, which counts where nobody declares the function.
    let contracted: Deliveries?
    let use: DeliveryUse?

    /// Nil if it is not known, or makes no difference.
    func answer(by elsewhere: Elsewhere) -> Deliveries? {
        guard let use else { return known(by: elsewhere) }
        guard let found = known(by: elsewhere) ?? use.convention, found.informs(of: use.asked) else { return nil }
        return found
    }

    private func known(by elsewhere: Elsewhere) -> Deliveries? {
        let found = callee.map(elsewhere.callees) ?? []
        if found.isEmpty, own == nil {
            let isAwaited = callee.map { elsewhere.isAwaited($0.name) } ?? false
            return contracted ?? (isAwaited ? Deliveries() : nil)
        }
        var all = own ?? Deliveries()
        for callee in found {
            guard let parameter = callee.fact?.parameters[callee.mapping[argument]], parameter.summary != nil else {
                return nil
            }
            all.formUnion(parameter.deliveries.given(given, to: callee.mapping))
        }
        return all
    }
}

/// What becomes of what a callback is given.
struct DeliveryUse: Hashable, Sendable {
    /// The numbers of the callback's parameters that some condition asks.
    let asked: [Int]
    /// What is taken for granted where nothing is known.
    let convention: Deliveries?
}

extension Deliveries {
    /// Whether they rule anything out that the closure asks of some of its arguments. That all of several are nil, the least
    /// rules out.
    fileprivate func informs(of asked: [Int]) -> Bool {
        guard !isOpen, !all.isEmpty else { return false }
        return asked.count > 1
            || all.allSatisfy { way in
                asked.contains { way.values.indices.contains($0) && way.values[$0] != .unknown }
            }
    }

    /// The same, with what the function itself is given for its parameters.
    ///
    /// - Parameter mapping: the number of the parameter that each of the arguments goes to.
    func given(_ arguments: [Delivery.Value], to mapping: [Int]) -> Deliveries {
        replacingParameters { parameter in
            // What is left out has a default, and only `nil` is taken for one.
            mapping.firstIndex(of: parameter).map { arguments[$0] } ?? .known(.isNil(true))
        }
    }
}
