import OnceoverControlFlow

/// One look at the closures of a graph that says more of how they run. Each goes by what those before it have left, so that their
/// order is part of what they say.
struct RegionPass {
    /// What the passes go by, which none of them changes.
    struct Input {
        let tracked: TrackedObligation
        /// The blocks in which something happens to the obligation.
        let events: [Bool]
        let graph: FlowGraph
        let summaries: CallSummaries
        let sources: CallbackSources
    }

    let run: @Sendable (inout RegionPlan, Input) -> Void

    static let all = byWhatClosuresAre + byWhatFunctionsDo + byWhatStandsTogether + byHowSourcesEnd

    private static let byWhatClosuresAre = [
        // Before alternatives are counted: what nobody can choose is none.
        RegionPass { plan, input in
            if input.tracked.mayBeDeclined { plan.leaveOutSilentChoices(of: input.graph) }
        },
        // While modes are still what conventions say. What is kept here, no function's body is asked about.
        RegionPass { plan, input in
            if input.tracked.mayHearOfEvents { plan.keepEvents(besides: input.events, in: input.graph) }
        },
    ]

    private static let byWhatFunctionsDo = [
        // Before all that goes by names and places: what a body says counts more, and most passes ask which closures no body is
        // known for.
        RegionPass { $0.adoptSummaries(in: $1.graph, summaries: $1.summaries, sources: $1.sources) },
        // Right behind the summaries, which have said which closures a body decides on.
        RegionPass { plan, input in plan.keepDecided(in: input.graph) },
        // Closures whose label makes them alternatives have kept their mode in the summaries, for their bodies are asked otherwise.
        RegionPass { plan, input in plan.keepAlternatives(in: input.graph, summaries: input.summaries) },
        // Of what a body decides on and of what it runs for certain, which only the summaries say.
        RegionPass { plan, input in plan.followThrown(in: input.graph) },
    ]

    private static let byWhatStandsTogether = [
        // Before lone alternatives are looked for: a step that has passed its outcome on is an alternative no longer.
        RegionPass { plan, input in plan.passOutcomesOn(in: input.graph) },
        // Before siblings are joined: `load { } failure: { }`, where a lone `failure:` is an ordinary sibling of the closure without a
        // label.
        RegionPass { plan, input in
            plan.dropLoneAlternatives(in: input.graph, mayHearOfElements: input.tracked.kind == .stream)
        },
        // Before siblings are joined, which makes one of several of each that runs once or not at all.
        RegionPass { plan, input in plan.trustRemaining(in: input.graph) },
        // Once each closure's own mode is known.
        RegionPass { plan, input in plan.joinSiblings(in: input.graph) },
        // By which closures stand in for one another, siblings too.
        RegionPass { plan, input in plan.followThrownErrors(in: input.graph) },
        // Behind the siblings: a chain's outcome goes before that of a call in it.
        RegionPass { plan, input in plan.joinChains(in: input.graph) },
        // The same for chains in which what hears of the failure does not end them.
        RegionPass { plan, input in plan.joinFailures(in: input.graph) },
        // What a failure's alternatives have left as one that may not run.
        RegionPass { plan, input in plan.trustRecovered(in: input.graph) },
        // A message and its answer are two calls, of which each may have made its closures alternatives before.
        RegionPass { plan, input in plan.joinMessages(in: input.graph) },
    ]

    private static let byHowSourcesEnd = [
        // Before idle ends, which are none where a subscription can be cancelled.
        RegionPass { plan, input in plan.joinEnds(in: input.graph) },
        // Behind the siblings, of which an end that has nothing to do is none.
        RegionPass { plan, input in plan.joinIdleEnds(in: input.graph) },
        // What is in no group by now but that of its own call may be one of several values.
        RegionPass { plan, input in plan.joinValues(in: input.graph) },
        // Last: it takes back how a source ends, as siblings have said it.
        RegionPass { plan, input in plan.waitUntilTimeouts(in: input.graph, sources: input.sources) },
    ]
}
