import OnceoverControlFlow

extension Assumption {
    /// `guard gate.markLate() else { return }`, where another discharge stands behind an answer of the same object.
    static let oneAdmitted = Assumption(
        "one-admitted", .path, .demotes,
        AssumptionPage(
            takes: "A gate such as `gate.claim()` is assumed to let exactly one of several callbacks through.",
            why: "Such a gate exists so that only the first callback answers.",
            example: """
                func wait(completion: @escaping (Bool) -> Void) {
                    load { if gate.markDone() { completion(true) } }
                    after(3) { if gate.markLate() { completion(false) } }
                }
                """,
            stillFound: "Two callbacks without a gate, and a gate whose body is known and lets both through.",
            costs: "A gate that lets both callbacks through, or none."),
        applies: { $0.leaks(\.isTurnedAway) || $0.repeats(\.isLetThroughTwice) })
}

extension LeakCase {
    fileprivate var isTurnedAway: Bool {
        guard let edge = blame.branch?.edge else { return false }
        return isLetThrough(by: body.claims.admissions(by: edge), besides: edge.site)
    }

    /// Whether one of these objects lets some through where another condition asks it.
    func isLetThrough(by objects: Set<String>, besides site: Site? = nil) -> Bool {
        !objects.isEmpty
            && graph.blocks.flatMap(\.edges).contains {
                $0.site != site && !body.claims.admissions(by: $0).isDisjoint(with: objects)
            }
    }
}

extension RepeatCase {
    /// `if gate.markDone() { … }` in front of one and `if gate.markLate() { … }` in front of the other.
    fileprivate var isLetThroughTwice: Bool {
        let first = admissions(along: exploration.path(to: repeated.path[0]))
        return isUsual && !first.isEmpty && !first.isDisjoint(with: admissions(along: repeated.path))
    }

    private func admissions(along path: [Int]) -> Set<String> {
        exploration.edges(along: path).reduce(into: []) { $0.formUnion(body.claims.admissions(by: $1)) }
    }
}
