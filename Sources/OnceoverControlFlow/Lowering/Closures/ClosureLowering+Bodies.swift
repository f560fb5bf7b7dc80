import OnceoverContracts
import SwiftSyntax

extension ClosureLowering {
    /// Lays out what a closure or local function does, from its region's entry to its exit, and what follows it.
    func lowerBody(of callable: Callable, in region: Int, _ convention: ClosureConvention, at site: Site) {
        withinBody(of: region, convention) { lowerStatements(of: callable) }
        builder.start(builder.graph.regions[region].exit)
        builder.graph.append(.leave(region))
        let call = builder.graph.regions[region].call
        if let call, convention.timing == .inPlace, !builder.graph.calls[call].makesContinuation {
            passResult(of: region, to: builder.graph.calls[call].result, at: site)
        }
        guard convention.repetition == .zeroOrMore || builder.graph.regions[region].firesAgain || call != nil else {
            return
        }
        let after = builder.graph.makeBlock()
        builder.graph.connect(to: builder.graph.regions[region].entry, .repeatsClosure(region), site: site)
        builder.graph.connect(to: after, site: site)
        builder.start(after)
    }

    /// What surrounds the body does not reach into it: where `return` and `throw` lead, chains, and offers.
    private func withinBody(of region: Int, _ convention: ClosureConvention, lower: () -> Void) {
        let (outer, outerChains, wasOffered) = (builder.frame, builder.chainExits, builder.isOffered)
        (builder.chainExits, builder.isOffered) = ([], false)
        builder.frame = bodyFrame(of: region, convention)
        builder.graph.region = region
        lower()
        builder.graph.region = outer.region
        (builder.frame, builder.chainExits, builder.isOffered) = (outer, outerChains, wasOffered)
    }

    private func bodyFrame(of region: Int, _ convention: ClosureConvention) -> Frame {
        let exit = builder.graph.regions[region].exit
        // `results.map { try parse($0) }`: no error leaves a call that stands under no `try`.
        let isWithoutTry =
            builder.graph.regions[region].call != nil && !builder.frame.isTried && !builder.frame.isForced
        let catchesErrors = convention.catchesErrors || isWithoutTry
        return Frame(
            returnTarget: exit, returnTerm: builder.graph.regions[region].result, returnDefers: builder.defers.count,
            throwTarget: catchesErrors ? exit : builder.frame.throwTarget,
            throwDefers: catchesErrors ? builder.defers.count : builder.frame.throwDefers, region: region)
    }

    private func lowerStatements(of callable: Callable) {
        switch callable.body {
        case .closure(let node): statementLowering.lowerBody(node.statements, end: Site(node.rightBrace))
        case .function(let node):
            if let body = node.body { statementLowering.lowerBody(body.statements, end: Site(body.rightBrace)) }
        case .autoclosure(let value):
            expressionLowering.lowerAndDrop(value)
            builder.graph.connect(to: builder.frame.returnTarget, site: Site(value))
        case .value(let closure, let name): lowerCall(of: closure, namedBy: name)
        }
    }

    /// The value of a call that runs its closure at once is taken to be the closure's, as with `withLock`.
    private func passResult(of region: Int, to result: TermID, at site: Site) {
        let value = builder.graph.regions[region].result
        builder.graph.append(.assign(result, .term(value), site))
        for index in builder.graph.terms.partNumbers(of: value) {
            let (own, part) = (
                builder.graph.terms.member("\(index)", of: result), builder.graph.terms.member("\(index)", of: value)
            )
            builder.graph.append(.assign(own, .term(part), site))
            passEmptiness(of: part, to: own, at: site)
        }
        passEmptiness(of: value, to: result, at: site)
    }

    private func passEmptiness(of value: TermID, to other: TermID, at site: Site) {
        guard let isEmpty = builder.graph.terms.find("isEmpty", of: value) else { return }
        builder.graph.append(.assign(builder.graph.terms.member("isEmpty", of: other), .term(isEmpty), site))
    }
}
