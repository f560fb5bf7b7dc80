import OnceoverControlFlow
import OnceoverDataflow

/// A state in the middle of a block.
struct Position {
    var status: Status
    var facts: FactSet
    var events: [ObligationEvent] = []
    var throwsError: Bool?
}

/// Something that happens to the obligation on the way.
struct ObligationEvent {
    let transition: Transition
    let before: Status
    let after: Status
    let site: Site
    var reason: HandOver?
    /// The method of the type in which it happens, if it is another one.
    var method: Int?
    /// Whether a local copy is discharged while the stored property still holds the same.
    var isCopy = false
}

/// One way through a block, and on along an edge.
struct Passage {
    let edge: Edge
    let state: PathState
    let events: [ObligationEvent]
}
