import OnceoverContracts
import SwiftSyntax

extension BodyLowering {
    /// Lays out what a closure or local function does, from its region's entry to its exit, and what follows it.
    func lowerBody(of callable: Callable, in region: Int, _ convention: ClosureConvention, at site: Site) {
        withinBody(of: region, convention) { lowerStatements(of: callable) }
        start(graph.regions[region].exit)
        graph.append(.leave(region))
        let call = graph.regions[region].call
        if let call, convention.timing == .inPlace, !graph.calls[call].makesContinuation {
            passResult(of: region, to: graph.calls[call].result, at: site)
        }
        guard convention.repetition == .zeroOrMore || graph.regions[region].firesAgain || call != nil else { return }
        let after = graph.makeBlock()
        graph.connect(to: graph.regions[region].entry, .repeatsClosure(region), site: site)
        graph.connect(to: after, site: site)
        start(after)
    }

    /// What surrounds the body does not reach into it: where `return` and `throw` lead, chains, and offers.
    private func withinBody(of region: Int, _ convention: ClosureConvention, lower: () -> Void) {
        let (outer, outerChains, wasOffered) = (frame, chainExits, isOffered)
        (chainExits, isOffered) = ([], false)
        frame = bodyFrame(of: region, convention)
        graph.region = region
        lower()
        graph.region = outer.region
        (frame, chainExits, isOffered) = (outer, outerChains, wasOffered)
    }

    private func bodyFrame(of region: Int, _ convention: ClosureConvention) -> Frame {
        let exit = graph.regions[region].exit
        // `results.map { try parse($0) }`: no error leaves a call that stands under no `try`.
        let isWithoutTry = graph.regions[region].call != nil && !frame.isTried && !frame.isForced
        let catchesErrors = convention.catchesErrors || isWithoutTry
        return Frame(
            returnTarget: exit, returnTerm: graph.regions[region].result, returnDefers: defers.count,
            throwTarget: catchesErrors ? exit : frame.throwTarget,
            throwDefers: catchesErrors ? defers.count : frame.throwDefers, region: region)
    }

    private func lowerStatements(of callable: Callable) {
        switch callable.body {
        case .closure(let node): lowerBody(node.statements, end: Site(node.rightBrace))
        case .function(let node):
            if let body = node.body { lowerBody(body.statements, end: Site(body.rightBrace)) }
        case .autoclosure(let value):
            lowerAndDrop(value)
            graph.connect(to: frame.returnTarget, site: Site(value))
        case .value(let closure, let name): lowerCall(of: closure, namedBy: name)
        }
    }

    /// The value of a call that runs its closure at once is taken to be the closure's, as with `withLock`.
    private func passResult(of region: Int, to result: TermID, at site: Site) {
        let value = graph.regions[region].result
        graph.append(.assign(result, .term(value), site))
        for index in graph.terms.partNumbers(of: value) {
            let (own, part) = (graph.terms.member("\(index)", of: result), graph.terms.member("\(index)", of: value))
            graph.append(.assign(own, .term(part), site))
            passEmptiness(of: part, to: own, at: site)
        }
        passEmptiness(of: value, to: result, at: site)
    }

    private func passEmptiness(of value: TermID, to other: TermID, at site: Site) {
        guard let isEmpty = graph.terms.find("isEmpty", of: value) else { return }
        graph.append(.assign(graph.terms.member("isEmpty", of: other), .term(isEmpty), site))
    }
}
