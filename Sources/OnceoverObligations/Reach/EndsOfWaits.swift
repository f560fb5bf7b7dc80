import OnceoverContracts
import OnceoverControlFlow

/// What a caller does in the handler that it gives: where that ends a wait, somebody hangs who never hears of a call.
///
///     await withCheckedContinuation { continuation in
///         store.save { continuation.resume() }
///     }
extension FlowGraph {
    /// Whether a value, given as a handler, ends a wait of a continuation, a promise, a group or a semaphore.
    ///
    /// - Complexity: O(blocks).
    func endsWait(_ value: Operand) -> Bool {
        switch value {
        case .method(let owner, let name): isEnd(name, of: owner, givenValue: true)
        case .region(let region): calls(inside: region).contains(where: endsWait)
        case .term(let term):
            if case .member(let owner, let name) = terms[term].kind {
                isEnd(name, of: owner, givenValue: false)
            } else {
                false
            }
        default: false
        }
    }

    /// The function's own handlers that a closure calls, by their numbers.
    func handlersCalled(by value: Operand) -> [Int] {
        guard case .region(let region) = value else { return [] }
        return calls(inside: region).compactMap { call in
            if case .value(let called) = call.callee { parameters.firstIndex(of: called) } else { nil }
        }
    }

    private func endsWait(_ call: Call) -> Bool {
        guard case .member(let receiver, let name) = call.callee else { return false }
        return isEnd(name, of: receiver, givenValue: !call.arguments.isEmpty)
    }

    private func isEnd(_ name: String, of receiver: TermID?, givenValue: Bool) -> Bool {
        // Of a group, and of a semaphore.
        if name == "leave" || name == "signal" { return !givenValue && receiver != nil }
        guard let types = Self.types[name] else { return false }
        // `task.resume()` starts something, and ends no wait.
        if givenValue, types.contains(where: { $0.kind == .continuation }) { return true }
        return receiver.map { made($0, byMakersOf: types) } ?? false
    }

    private func made(_ value: TermID, byMakersOf types: [ObligationType]) -> Bool {
        let closures = Set(types.flatMap(\.makers).compactMap(\.closureOf))
        return regions.indices.contains { region in
            regions[region].parameters.contains(value)
                && call(givenRegion: region)?.name.map(closures.contains) ?? false
        }
    }

    private func calls(inside region: Int) -> [Call] {
        blocks.filter { isInside($0, of: region) }.compactMap { $0.call.map { calls[$0] } }
    }

    /// The types of which each value is waited for, by the methods that discharge one.
    private static let types: [String: [ObligationType]] = ObligationType.all
        .filter { [.continuation, .answerable, .slot, .promise].contains($0.kind) }
        .reduce(into: [:]) { types, type in
            for method in type.discharging { types[method, default: []].append(type) }
        }
}

extension ObligationType.Maker {
    /// The function that gives the value to its closure.
    fileprivate var closureOf: String? { if case .closure(let function, _) = self { function } else { nil } }
}
