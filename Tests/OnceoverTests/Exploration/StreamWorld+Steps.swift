@testable import Onceover

/// What readers and producers do, as `StreamChannel` has them do it.
extension StreamWorld {
    mutating func take(_ step: Step) throws -> [Step] {
        switch step {
        case .started:
            hasStarted = true
            if case .stop = state.started(stop: 0) { return [.runStop, .stopped] }
        case .next(let reader): return try ask(reader)
        case .send(let element): return try sent(state.send(element), element)
        case .sendWaiting(let element):
            guard let action = state.send(element, keeping: element) else { return [.awaitRoom(element)] }
            return try sent(action, element)
        case .awaitElement, .awaitRoom: break
        case .finish: return end(state.end(nil))
        case .fail: return end(state.end(TestError(number: 1)))
        case .cancelReader:
            discards = true
            return end(state.end(nil, discardingBuffer: true))
        case .cancelProducer(let producer):
            if state.leave(producer) != nil { return [.refuse(producer)] }
        case .deliver(let reader, let element): try deliver(element, to: reader)
        case .admit(let producer):
            try tell(producer, true)
            accepted.append(producer)
        case .refuse(let producer): try tell(producer, false)
        case .runStop: stops += 1
        case .stopped:
            let (_, consumers) = state.stopped()
            return consumers.map { .deliver($0, nil) }
        }
        return []
    }

    private mutating func ask(_ reader: Int) throws -> [Step] {
        switch state.next(keeping: reader) {
        case .element(let element, let admitted):
            try give(element, to: reader)
            return admitted.map { [.admit($0)] } ?? []
        case .end:
            try give(nil, to: reader)
            return []
        case .wait:
            isWaiting[reader] = true
            return [.awaitElement(reader)]
        }
    }

    private mutating func sent(_ action: State.SendAction, _ element: Int) throws -> [Step] {
        switch action {
        case .deliver(let reader):
            accepted.append(element)
            return [.deliver(reader, element)]
        case .done(.sent, _):
            accepted.append(element)
            return []
        case .done(let result, let lost):
            try require(lost == nil || result == .dropped && state.dropsOldest, "an element is lost unsaid")
            return []
        }
    }

    private mutating func end(_ action: State.EndAction) -> [Step] {
        var producers = action.producers
        var steps: [Step] = []
        while let (producer, _) = producers.popFirst() { steps.append(.refuse(producer)) }
        if action.stop != nil { steps += [.runStop, .stopped] }
        return steps + (action.isStopped ? [.stopped] : [])
    }

    private mutating func deliver(_ element: Int?, to reader: Int) throws {
        try require(isWaiting[reader], "reader \(reader) gets something that it has not asked for")
        isWaiting[reader] = false
        try give(element, to: reader)
    }

    private mutating func give(_ element: Int?, to reader: Int) throws {
        if element == nil { try require(stops == 1, "reader \(reader) goes on before the work is stopped") }
        try require(element == nil || read[reader].last != -1, "reader \(reader) gets an element after the end")
        if let element, let last = read[reader].last {
            try require(element / 10 != last / 10 || element > last, "\(element) of one producer comes after \(last)")
        }
        read[reader].append(element ?? -1)
    }

    private mutating func tell(_ producer: Int, _ isSent: Bool) throws {
        try require(room[producer] == nil, "producer \(producer) is told twice")
        room[producer] = isSent
    }
}
