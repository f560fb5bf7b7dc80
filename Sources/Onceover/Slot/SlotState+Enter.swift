extension SlotState {
    /// What a call has to do next.
    @usableFromInline
    enum Step: Sendable {
        /// Run `start`; `tells`: and say that it has returned.
        case start(tells: Bool)
        case awaitTurn(Turn)
        case awaitAnswer
        case refuse(Refusal)
    }

    @usableFromInline
    enum Refusal: Sendable { case busy, closed(Closure) }

    /// What a call has to do; before that, what it has to do with the call that it replaces.
    @usableFromInline
    struct EnterAction: Sendable {
        @usableFromInline let step: Step
        @usableFromInline var stop: Stop?
        @usableFromInline var replaced: Call?
        @usableFromInline var replacedTurn: Turn?

        @inlinable
        init(_ step: Step, stop: Stop? = nil, replaced: Call? = nil, replacedTurn: Turn? = nil) {
            self.step = step
            self.stop = stop
            self.replaced = replaced
            self.replacedTurn = replacedTurn
        }

        @inlinable var replaces: Bool { stop != nil || replaced != nil || replacedTurn != nil }
    }

    /// A call with work comes into a free slot: by far the most frequent. Whether it tells when it has started; nil: the slot
    /// is not free.
    @inlinable
    @inline(__always)
    mutating func enterFree(_ call: Call, stop: @autoclosure () -> Stop?) -> Bool? {
        if !isFree || closure != nil { return nil }
        first = call
        let stop = stop()
        let tells = stop != nil || policy == .replace
        work = tells ? .starting(call) : .running
        self.stop = stop
        return tells
    }

    /// A call comes. `stop` stops the work that it starts; `makeTurn` is asked if it has to wait before.
    @usableFromInline
    mutating func enter(_ call: Call, hasWork: Bool, stop: Stop?, makeTurn: () -> Turn) -> EnterAction {
        if let closure { return EnterAction(.refuse(.closed(closure))) }
        if isFree { return EnterAction(hasWork ? begin(call, stop: stop) : join(call)) }
        return enterBusy(call, hasWork: hasWork, stop: stop, makeTurn: makeTurn)
    }

    private mutating func enterBusy(_ call: Call, hasWork: Bool, stop: Stop?, makeTurn: () -> Turn) -> EnterAction {
        switch (policy, work) {
        case (.reject, _): return EnterAction(.refuse(.busy))
        case (.replace, _): return replace(with: call, hasWork: hasWork, stop: stop, makeTurn: makeTurn)
        case (.join, .none) where hasWork: return EnterAction(begin(call, stop: stop))
        case (.join, .none), (.join, .running), (.join, .starting): return EnterAction(join(call))
        case (.join, _), (.queue, _): return EnterAction(lineUp(call, hasWork ? makeTurn() : nil))
        }
    }

    private mutating func join(_ call: Call) -> Step {
        append(call)
        return .awaitAnswer
    }

    private mutating func lineUp(_ call: Call, _ turn: Turn?) -> Step {
        line.append(Waiting(call: call, turn: turn))
        return turn.map(Step.awaitTurn) ?? .awaitAnswer
    }

    /// `start` follows at once. If no code could take the call out meanwhile, it counts as done.
    private mutating func begin(_ call: Call, stop: Stop?) -> Step {
        if let tells = enterFree(call, stop: stop) { return .start(tells: tells) }
        append(call)
        let tells = stop != nil
        work = tells ? .starting(call) : .running
        self.stop = stop
        return .start(tells: tells)
    }
}

extension SlotState {
    /// The call that was there goes, and so does one that waits for its turn. What has been started is stopped first.
    private mutating func replace(
        with call: Call, hasWork: Bool, stop: Stop?, makeTurn: () -> Turn
    ) -> EnterAction {
        switch work {
        case .none, .due: return replaceAtOnce(with: call, hasWork: hasWork, stop: stop)
        case .running where self.stop == nil: return replaceAtOnce(with: call, hasWork: hasWork, stop: stop)
        case .running: work = .stopping
        case .starting(let starting): work = .abandoned(starting)
        case .abandoned, .stopping: return replaceInLine(with: call, hasWork ? makeTurn() : nil)
        }
        let isStopping = if case .stopping = work { true } else { false }
        let replaced = first.take()
        let step = lineUp(call, hasWork ? makeTurn() : nil)
        return EnterAction(step, stop: isStopping ? self.stop.take() : nil, replaced: replaced)
    }

    private mutating func replaceAtOnce(with call: Call, hasWork: Bool, stop: Stop?) -> EnterAction {
        var replaced = first.take()
        if case .due(let due) = work { replaced = due }
        work = .none
        return EnterAction(hasWork ? begin(call, stop: stop) : join(call), replaced: replaced)
    }

    private mutating func replaceInLine(with call: Call, _ turn: Turn?) -> EnterAction {
        let replaced = line.popLast()
        return EnterAction(
            lineUp(call, turn), replaced: replaced?.turn == nil ? replaced?.call : nil, replacedTurn: replaced?.turn)
    }
}

extension SlotState {
    /// The step of a call whose turn has come. Meanwhile it may have been taken out, or may have joined an earlier
    /// call.
    ///
    /// If calls join, those behind this one need no turn of their own.
    @usableFromInline
    mutating func beginDue(_ call: Call, stop: Stop?) -> (step: Step, joining: [Turn]) {
        guard case .due(call) = work else { return (.awaitAnswer, []) }
        let step = begin(call, stop: stop)
        if policy != .join { return (step, []) }
        defer { line = [] }
        for waiting in line { append(waiting.call) }
        return (step, line.compactMap(\.turn))
    }

    @usableFromInline
    enum StartedAction: Sendable {
        case goOn
        /// No call waits any more: run the stop, if there is one, and then report `stopped`.
        case stop(Stop?)
    }

    /// A call has run its `start`.
    @usableFromInline
    mutating func started(_ call: Call) -> StartedAction {
        switch work {
        case .starting(call):
            work = .running
            return .goOn
        case .abandoned(call):
            work = .stopping
            return .stop(stop.take())
        default: return .goOn
        }
    }
}
