extension SlotState {
    @usableFromInline
    enum LeaveAction {
        /// Somebody else has taken the call out, and ends its wait.
        case nothing
        case endAnswer(next: Turn?)
        /// It has not been told yet that its turn has come.
        case endTurn(Turn)
    }

    /// A call gives up waiting. O(*n*) in the calls that wait.
    @usableFromInline
    mutating func leave(_ answer: Answer) -> LeaveAction {
        switch occupant {
        case .waiting(answer), .starting(answer): return .endAnswer(next: handOver())
        default: break
        }
        if let place = joined.firstIndex(of: answer) {
            joined.remove(at: place)
            return .endAnswer(next: nil)
        }
        guard let place = queue.firstIndex(where: { $0.answer == answer }) else { return .nothing }
        return queue.remove(at: place).turn.map(LeaveAction.endTurn) ?? .endAnswer(next: nil)
    }

    /// To a call that has joined the one that goes, or to the next in the queue.
    private mutating func handOver() -> Turn? {
        if joined.isEmpty { return promote() }
        occupant = .waiting(joined.removeFirst())
        return nil
    }
}
