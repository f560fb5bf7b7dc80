/// Why control takes an edge, in terms that can be shown to the user.
package enum Outcome: Hashable, Sendable {
    case always
    case condition(holds: Bool)
    case guardPasses
    case guardFails
    case matches
    case doesNotMatch
    /// The value before a `?` is nil, so the rest of the chain is skipped.
    case chainIsNil(String)
    case chainContinues
    case throwsError
    /// A call, by its number, throws once the closures that it was given have run.
    case throwsBehindClosures(Int)
    case catches
    case loopRuns
    case loopEnds
    case entersClosure(Int)
    case skipsClosure(Int)
    case repeatsClosure(Int)
}

extension Outcome {
    /// Whether an error leaves the call here.
    package var isError: Bool {
        switch self {
        case .throwsError, .throwsBehindClosures: true
        default: false
        }
    }
}

package struct Edge: Sendable {
    package let target: Int
    package let outcome: Outcome
    /// The line to send the user to when this edge is to blame.
    package var site: Site
    package let assumptions: [Constraint]
}

package struct Block: Sendable {
    /// Its place among the blocks of its graph.
    package let number: Int
    /// The closure whose body the block belongs to, if it is not the root body's.
    package let region: Int?
    package var instructions: [Instruction] = []
    package var edges: [Edge] = []

    /// The call that ends the block, if one does.
    package var call: Int? {
        if case .call(let index)? = instructions.last { index } else { nil }
    }
}
