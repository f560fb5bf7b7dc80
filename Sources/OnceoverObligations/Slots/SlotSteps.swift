import OnceoverControlFlow
import OnceoverDataflow
import OnceoverVocabulary

/// Where a body does something with what a stored property holds, or held.
struct SlotSteps {
    let body: FollowedBody
    private var content: SlotContent { SlotContent(body: body) }

    /// Whether a call discharges what the property holds, or hands it on.
    var dischargesSlot: Bool { body.effects.contains { $0?.reachesStored ?? false } }

    /// Whether a callback discharges it, by itself or by a method of the same type.
    var dischargesInCallback: Bool {
        body.graph.blocks.contains { block in
            guard body.graph.isCalledBack(in: block.region), let call = block.call else { return false }
            if let effect = body.effects[call] { return effect.reachesStored }
            return content.slotOutcomes(of: body.graph.calls[call], from: Status(.pending, isStored: true)).contains {
                $0.status.progress == .discharged
            }
        }
    }

    /// Whether a call discharges what was taken out of the property, by the name that it was given.
    var dischargesTaken: Bool { !blocksDischargingTaken.isEmpty }

    /// The blocks in which that happens.
    var blocksDischargingTaken: [Int] {
        body.graph.blocks.indices.filter { block in
            guard let effect = body.graph.blocks[block].call.flatMap({ body.effects[$0] }) else { return false }
            return effect.reachesStored && effect.slotTerm == nil
        }
    }

    /// Whether it happens in a block or behind it.
    func dischargesTaken(behind block: Int) -> Bool {
        let behind = body.graph.blocks(behind: [block])
        return blocksDischargingTaken.contains { behind[$0] }
    }

    /// Whether what the property holds, or held, is discharged in a block or behind it.
    func discharges(behind block: Int) -> Bool {
        let behind = body.graph.blocks(behind: [block])
        return body.graph.blocks.indices.contains { index in
            behind[index] && body.graph.blocks[index].call.flatMap { body.effects[$0] }?.reachesStored ?? false
        }
    }

    /// Whether something is put into the property in a block or behind it.
    func puts(behind block: Int) -> Bool {
        guard let slot = body.tracked.slot else { return false }
        return zip(body.graph.blocks, body.graph.blocks(behind: [block])).lazy.filter(\.1).map(\.0).assignments.contains
        {
            (target, value) in
            (target == slot.holder || body.aliases.isSlot(target)) && value != .nilLiteral
                && content.putsAny(value, slot)
        }
    }

    /// The steps of a block that put something into the property.
    func sitesPutting(in block: Int) -> [Site] {
        body.graph.blocks[block].instructions.compactMap { instruction in
            switch instruction {
            case .assign(_, _, let site): puts(at: site) ? site : nil
            case .call(let call): puts(at: body.graph.calls[call].site) ? body.graph.calls[call].site : nil
            default: nil
            }
        }
    }

    /// Whether a step puts something into the property.
    func puts(at site: Site) -> Bool {
        guard let slot = body.tracked.slot else { return false }
        return body.graph.instructions.contains { instruction in
            switch instruction {
            case .assign(let target, let value, site):
                (target == slot.holder || body.aliases.isSlot(target)) && value != .nilLiteral
                    && (content.putsAny(value, slot) || content.makesCase(value, slot))
            case .call(let call):
                body.graph.calls[call].site == site
                    && body.graph.calls[call].name.map(Vocabulary.storingMethods.contains) ?? false
            default: false
            }
        }
    }

    /// Whether a block stands behind a branch at which somebody was found waiting: `if waiting != nil { radio.stop() }`.
    func asksWhoWaits(before block: Int) -> Bool {
        let waiting = body.graph.blocks.lazy.flatMap(\.edges).filter { edge in
            edge.assumptions.contains { $0.fact == .isNil(false) && body.aliases.isSlot($0.term) }
        }
        return body.graph.blocks(behind: waiting.map(\.target))[block]
    }

    /// Whether what the property holds is returned to the caller, or handed on with a value that is.
    var returnsSlot: Bool {
        body.graph.instructions.contains { instruction in
            if case .returnValue(let value, _) = instruction { body.aliases.contains(value) } else { false }
        }
    }
}

extension FlowGraph {
    /// Which blocks a path can reach from some of them.
    func blocks(behind starts: [Int]) -> [Bool] {
        WorklistSolver.reachable(in: directed(without: exit) { _ in true }, from: starts)
    }
}
