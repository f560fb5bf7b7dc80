/// A moment in the life of a state machine and of those who use it, one step at a time.
protocol Explorable: Hashable {
    /// The worlds that can come next: one for each step that somebody can take now.
    func successors() throws -> [Self]
    /// Whether somebody is on his way. If not, only an event from outside can change the world.
    var isQuiet: Bool { get }
    /// What must hold when nobody is on his way: whoever waits can still be reached.
    func checkQuiet() throws
}

/// A promise that is broken in some order of the steps.
struct Violation: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw Violation(message()) }
}

/// Walks all orders in which the steps can be taken. Worlds that are met again are not walked again, but counted.
struct Explorer<World: Explorable> {
    private var interleavings: [World: Double] = [:]
    var worlds: Int { interleavings.count }

    /// How many orders there are.
    mutating func explore(_ world: World) throws -> Double {
        if let known = interleavings[world] { return known }
        if world.isQuiet { try world.checkQuiet() }
        let next = try world.successors()
        var count = next.isEmpty ? 1.0 : 0
        for successor in next { count += try explore(successor) }
        interleavings[world] = count
        return count
    }
}
