import SwiftSyntax

/// Where an error leads: to the `catch` around it, out of the body, or to nil.
struct ErrorPaths {
    let builder: BodyBuilder

    // What it leaves to others.
    var statementLowering: StatementLowering { StatementLowering(builder: builder) }

    /// Branches: the code behind goes on, or an error is thrown at `site`.
    ///
    /// - Parameter condition: what holds where it is thrown, and nowhere else.
    func branchOnError(at site: Site, _ outcome: Outcome = .throwsError, where condition: Constraint? = nil) {
        let goesOn = builder.graph.makeBlock()
        let failed = [condition].compactMap { $0 }
        builder.graph.connect(to: goesOn, site: site, assuming: failed.map(\.negated))
        if builder.defers.count > builder.frame.throwDefers {
            let unwinding = builder.graph.makeBlock()
            builder.graph.connect(to: unwinding, outcome, site: site, assuming: failed)
            builder.start(unwinding)
            statementLowering.runDefers(downTo: builder.frame.throwDefers)
            builder.graph.finishCall()
            builder.graph.connect(to: builder.frame.throwTarget, outcome, site: site)
        } else {
            builder.graph.connect(to: builder.frame.throwTarget, outcome, site: site, assuming: failed)
        }
        builder.start(goesOn)
    }

    /// `try` covers all that stands to its right.
    func lowerTrying<Value>(_ mark: TokenSyntax?, at site: Site, _ work: () -> Value) -> Value {
        let wasTried = builder.frame.isTried
        builder.frame.isTried = true
        let callsBefore = builder.graph.calls.count
        let value = work()
        // What throws may be no call: a property, a subscript, an `async let`.
        if builder.graph.calls.count == callsBefore { branchOnError(at: site) }
        builder.frame.isTried = wasTried
        return value
    }

    /// `try?`: an error makes the value nil.
    func lowerOptionalTry(at site: Site, _ work: () -> Operand) -> Operand {
        let failed = builder.graph.makeBlock()
        let join = builder.graph.makeBlock()
        let result = builder.graph.terms.addCallResult(of: "try?")
        let outer = (builder.frame.throwTarget, builder.frame.throwDefers)
        (builder.frame.throwTarget, builder.frame.throwDefers) = (failed, builder.defers.count)
        let value = lowerTrying(nil, at: site, work)
        (builder.frame.throwTarget, builder.frame.throwDefers) = outer
        builder.give(value == .unknown ? .some : value, to: result, goingOnAt: join, site)
        builder.start(failed)
        builder.give(.nilLiteral, to: result, goingOnAt: join, site)
        builder.start(join)
        return .term(result)
    }

    func lowerTry(_ node: TryExprSyntax, at site: Site, _ work: () -> Operand) -> Operand {
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark?: return lowerOptionalTry(at: site, work)
        case .exclamationMark?:
            let (wasTried, wasForced) = (builder.frame.isTried, builder.frame.isForced)
            (builder.frame.isTried, builder.frame.isForced) = (false, true)
            defer { (builder.frame.isTried, builder.frame.isForced) = (wasTried, wasForced) }
            return work()
        default: return lowerTrying(node.tryKeyword, at: site, work)
        }
    }
}
