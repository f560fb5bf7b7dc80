import OnceoverControlFlow

extension FlowGraph {
    /// Of some callbacks, those that a loop hands over once for each of its turns, so that several of one wait at the same
    /// time: `for mirror in mirrors { fetch(mirror) { … } }`. A turn that waits for its own is over before the next, and a
    /// callback that counts asks for the last.
    ///
    /// - Complexity: O(blocks × loops), where anything comes again.
    func callbacksComingAgain(among callbacks: [Int]) -> Set<Int> {
        guard !callbacks.isEmpty, hasTurns else { return [] }
        let turns = Turns(in: self)
        return Set(
            callbacks.filter { callback in
                guard let call = regions[callback].call, !calls[call].isAwaited,
                    let block = blocks.firstIndex(where: { $0.call == call })
                else { return false }
                return turns.comesAgain(to: block) && !counts(in: callback)
            })
    }

    private func counts(in callback: Int) -> Bool {
        blocks.contains { block in
            closures(outwardFrom: block.region).contains(callback) && !Tallies.changes(by: block, in: self).isEmpty
        }
    }

    private var hasTurns: Bool {
        regions.contains { [.zeroOrMore, .oneOrMore].contains($0.mode) }
            || blocks.contains { $0.edges.contains { $0.outcome == .loopRuns } }
    }
}
