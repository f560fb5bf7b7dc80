import OnceoverControlFlow

/// Values that are made for a call which may throw: of `try hail(Ship(crew: 3))` and `try Ship(crew: 3).hail()`, nothing shows that
/// both throw.
enum MadeUnderTry {
    /// The calls that use what an initialiser makes, by its number, each under a `try` like itself. One that runs a closure first
    /// throws later, when more may have happened.
    ///
    /// - Complexity: O(arguments of calls).
    static func users(in graph: FlowGraph) -> [Int: [Int]] {
        var makers: [TermID: Int] = [:]
        for (number, call) in graph.calls.enumerated() where call.isTried && call.isInitializer {
            makers[call.result] = number
        }
        if makers.isEmpty { return [:] }
        var users: [Int: [Int]] = [:]
        for (number, call) in graph.calls.enumerated()
        where call.isTried && !call.arguments.contains(where: \.operand.isClosure) {
            for maker in used(by: call).compactMap({ makers[$0] }) where maker != number {
                users[maker, default: []].append(number)
            }
        }
        return users
    }

    private static func used(by call: Call) -> [TermID] {
        [call.receiver].compactMap { $0 } + call.arguments.flatMap(\.operand.terms)
    }
}
