import OnceoverContracts
import OnceoverControlFlow

/// What a caller does in the handler that it gives: if that ends a wait, a missing call makes that code hang.
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
        guard let end = Self.ends[name] else { return false }
        // `task.resume()` starts something, and ends no wait.
        if givenValue, end.isOfContinuation { return true }
        return receiver.map { isGiven($0, by: end.makers) } ?? false
    }

    /// Whether a value is what one of some functions gives its closure.
    private func isGiven(_ value: TermID, by makers: Set<String>) -> Bool {
        regions.indices.contains { region in
            regions[region].parameters.contains(value) && call(givenRegion: region)?.name.map(makers.contains) ?? false
        }
    }

    private func calls(inside region: Int) -> [Call] {
        blocks.filter { isInside($0, of: region) }.compactMap { $0.call.map { calls[$0] } }
    }

    private struct End {
        /// The functions that give their closures what it ends.
        var makers: Set<String> = []
        var isOfContinuation = false
    }

    /// Of the types of which each value is waited for, by the methods that discharge one.
    private static let ends: [String: End] = ObligationType.all
        .filter { [.continuation, .answerable, .slot, .promise].contains($0.kind) }
        .reduce(into: [:]) { ends, type in
            for method in type.discharging {
                ends[method, default: End()].makers.formUnion(type.makers.compactMap(\.closureOf))
                if type.kind == .continuation { ends[method]?.isOfContinuation = true }
            }
        }
}

extension ObligationType.Maker {
    /// The function that gives the value to its closure.
    fileprivate var closureOf: String? { if case .closure(let function, _) = self { function } else { nil } }
}
