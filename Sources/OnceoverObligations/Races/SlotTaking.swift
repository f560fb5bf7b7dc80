import OnceoverControlFlow
import OnceoverVocabulary

/// Whether a method takes what a stored property holds while it holds a lock: reads it, and puts something else there before
/// the lock is released.
struct SlotTaking {
    let body: FollowedBody
    private let stretches: LockStretches

    init(body: FollowedBody) {
        self.body = body
        stretches = LockStretches(in: body.graph)
    }

    /// Whether the name that a block discharges got its value under a lock, and the property another one before the lock was
    /// released.
    func isUnderLock(before block: Block) -> Bool {
        guard let name = name(dischargedIn: block), !body.aliases.isSlot(name) else { return false }
        return stretches.inCallback(of: block).contains(where: takesAll)
    }

    /// Whether the property is read under a lock, and cleared when that has been released: meanwhile, others find the same.
    func isReleasedBeforeClearing(_ block: Block) -> Bool {
        let stretches = stretches.inCallback(of: block)
        guard let name = name(dischargedIn: block), !body.aliases.isSlot(name), stretches.contains(where: reads),
            !stretches.contains(where: { takesAll($0) || claims($0) })
        else { return false }
        return sets(body.graph.blocks)
    }

    private func takesAll(_ stretch: [Block]) -> Bool { reads(stretch) && sets(stretch) || takes(stretch) }

    /// Whether the method gives its caller what it takes, and no lock is held meanwhile.
    var givesWithoutLock: Bool {
        SlotSteps(body: body).returnsSlot && reads(body.graph.blocks) && sets(body.graph.blocks)
            && stretches.all.isEmpty
            && !SlotSteps(body: body).dischargesSlot && !SlotSteps(body: body).dischargesTaken
    }

    private func name(dischargedIn block: Block) -> TermID? {
        block.call.flatMap { body.graph.calls[$0].receiverOrValue }
    }

    /// `let k = slot`
    private func reads(_ blocks: [Block]) -> Bool {
        blocks.assignments.contains { _, value in
            if case .term(let source) = value { body.aliases.isSlot(source) } else { false }
        }
    }

    /// `slot = nil`, `state = .done`, `slot.removeAll()`
    private func sets(_ blocks: [Block]) -> Bool {
        blocks.assignments.contains { target, _ in
            body.aliases.isSlot(target) || target == body.tracked.slot?.holder
        } || calls(in: blocks, SlotElements(body: body).empties)
    }

    /// `slot.take()`
    private func takes(_ blocks: [Block]) -> Bool {
        calls(in: blocks) { $0.name.map(Vocabulary.takingMethods.contains) ?? false }
    }

    /// Whether a call on the property is one of those meant.
    private func calls(in blocks: [Block], _ isMeant: (Call) -> Bool) -> Bool {
        blocks.contains { block in
            guard let call = block.call.map({ body.graph.calls[$0] }), case .member(let receiver?, _) = call.callee
            else { return false }
            return body.aliases.isSlot(receiver) && isMeant(call)
        }
    }

    /// `guard !isDone else { return }; isDone = true`: a flag lets one through.
    private func claims(_ blocks: [Block]) -> Bool {
        let asked = blocks.askedTerms
        return blocks.assignments.contains { target, _ in asked.contains(target) }
    }
}
