/// Why a family stays as it is.
struct FamilyRefusal: Sendable {
    /// What is said of all its functions.
    var shared: RefusalReason?
    /// What is said of one; the others change together with the first of these.
    private var own: [(key: FunctionKey, function: OtherFunction, reason: RefusalReason)] = []

    init(_ shared: RefusalReason? = nil) { self.shared = shared }

    var isEmpty: Bool { shared == nil && own.isEmpty }

    mutating func add(_ reason: RefusalReason, of function: ProjectFunction, _ project: Project) {
        own.append((FunctionKey(function), project.named(function), reason))
    }

    /// Functions whose calls would not be converted alike.
    mutating func addDifference(among candidates: [Candidate], _ project: Project) {
        guard let first = candidates.first, let other = candidates.first(where: { !$0.hasSameHandler(as: first) })
        else {
            return
        }
        let difference =
            other.handler.positions == first.handler.positions ? "has another type" : "is another parameter"
        for candidate in candidates {
            let isOther = FunctionKey(candidate.function) == FunctionKey(other.function)
            let named = project.named(isOther ? first.function : other.function)
            add(.otherHandler(named, difference), of: candidate.function, project)
        }
    }

    /// What is said of one of the functions.
    func reason(of function: ProjectFunction) -> RefusalReason? {
        if let found = own.first(where: { $0.key == FunctionKey(function) }) { return found.reason }
        return shared ?? own.first.map { .related($0.function, $0.reason.text) }
    }
}

extension Candidate {
    /// Whether a call of one is converted as a call of the other.
    func hasSameHandler(as other: Candidate) -> Bool {
        handler.positions == other.handler.positions && handler.shape == other.handler.shape
            && handler.outcome == other.handler.outcome
    }
}
