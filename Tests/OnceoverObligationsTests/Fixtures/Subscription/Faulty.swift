// verdicts: 0 proved, 3 assumed, 13 violated, 0 unknown
// proofs assume: callee-keeps-promise, completion-by-name, unseen-callback-once

protocol Channel: AnyObject {
    var isBroken: Bool { get }
    func subscribe(to topic: String, then: @escaping ((any Error)?) -> Void)
    func subscribeLevel(every seconds: Int, report: @escaping (Int?, (any Error)?) -> Void)
}

protocol Lookout: AnyObject {
    func ask<T: AnyObject>(_ observer: T, then: @escaping (T, (any Error)?) -> Void)
}

final class Harbourmaster {
    private let lookout: any Lookout

    init(_ lookout: any Lookout) { self.lookout = lookout }

    // It is told how a question has ended.
    func ask(completion: @escaping (Bool) -> Void) {
        lookout.ask(self) { _, error in
            if error == nil { completion(true) }  // want "unresumed-path: .completion."
        }
    }

    // It hears that the subscription stands.
    func subscribe(to topic: String?, of channel: any Channel, completion: @escaping ((any Error)?) -> Void) {
        guard let topic else { return }  // want "unresumed-path: .completion."
        channel.subscribe(to: topic) { error in completion(error) }
    }

    // It is told of what cannot be subscribed, too.
    func subscribeToLevel(of channel: (any Channel)?, completion: @escaping (Int?) -> Void) {
        guard let channel else {  // want "unresumed-path: .completion."
            print("no channel")
            return
        }
        if channel.isBroken {
            completion(nil)
        } else {
            channel.subscribeLevel(every: 1) { level, _ in completion(level) }
        }
    }

    // A function of another name is done once.
    func level(of channel: (any Channel)?, completion: @escaping (Int?) -> Void) {
        guard let channel else { return }  // want "unresumed-path: .completion."
        channel.subscribeLevel(every: 1) { level, _ in completion(level) }
    }

    func load(_ ship: Ship?, over radio: any Radio, done: @escaping (Ship) -> Void) {
        guard let ship else { return }  // want "unresumed-path: .done."
        radio.wait { done(ship) }
    }

    // Its name says that it is called when the timer has run down.
    func startTimer(over radio: any Radio, completion: @escaping () -> Void) {
        guard radio.isOn else { return }  // want "unresumed-path: .completion."
        radio.wait { completion() }
    }
}

// Who hears of an error, or of none, and of nothing else hears once whether the subscription stands.
final class Gatehouse {
    private let listener: NWListener

    func listen(completion: @escaping ((any Error)?) -> Void) {
        listener.stateUpdateHandler = { state in
            switch state {
            case .ready: completion(nil)  // want "repeating-callback: .completion."
            case .failed(let error): completion(error)
            default: break
            }
        }
        listener.start(queue: .main)
    }

    func register(_ ship: Ship?, callback: @escaping ((any Error)?) -> Void) {
        guard let ship else { return }  // want "unresumed-path: .callback."
        ship.enter { callback($0) }
    }
}

final class Lighthouse {
    private let lamp: (any Lamp)?

    // What is added is no listener, and what is returned ends one request.
    func addFlash(_ name: String?, completion: @escaping (Int) -> Void) -> (any Cancellable)? {
        guard let name else { return nil }  // assumes told-by-result
        // FIXME: a lamp that is gone says nothing by its nil, so this is no note.
        return lamp?.flash(name, completion: completion)  // assumes told-by-result
    }

    // It hears whether the subscription stands.
    func subscribe(_ name: String?, completion: @escaping ((any Error)?) -> Void) -> FlashToken? {
        guard let name, let lamp else { return FlashToken() }  // want "unresumed-path: .completion."
        return lamp.observe(name, completion: completion)
    }

    // Nobody is given anything to end it by.
    func addFlashListener(responseHandler: @escaping (Int) -> Void, errorHandler: @escaping (any Error) -> Void) {
        lamp?.hear(responseHandler, errorHandler)  // want "droppable-callback: neither .responseHandler. nor"
    }
}

// What only asks again where there was no answer has one to tell.
final class Foghorn {
    private let radio: (any Radio)?

    func subscribeToBlasts(of name: String, completion: @escaping (Ship) -> Void) {
        guard let radio else { return }  // want "unresumed-path: .completion."
        ask(name, over: radio, completion: completion)
    }

    private func ask(_ name: String, over radio: any Radio, completion: @escaping (Ship) -> Void) {
        radio.hail(name) { ship, _ in
            if let ship {
                completion(ship)
            } else {
                self.ask(name, over: radio, completion: completion)
            }
        }
    }
}

// The same messages, but for somebody who waits for one answer.
final class Siren {
    func test(_ name: String, over radio: any Radio, completion: @escaping (Ship) -> Void) {
        receive(name, over: radio, completion: completion)
    }

    private func receive(_ name: String, over radio: any Radio, completion: @escaping (Ship) -> Void) {
        radio.hail(name) { [weak self] ship, _ in
            guard let ship else { return }  // want "unresumed-path: .completion."
            completion(ship)
            self?.receive(name, over: radio, completion: completion)  // want "double-resume: .completion."
        }
    }
}

/// One call has one answer.
struct Signals {
    func tide(_ day: Int, handler: @escaping (Tide?) -> Void) -> UnaryCall<Int, Tide>? {
        guard day > 0 else { return UnaryCall() }  // want "unresumed-path: .handler."
        if day > 365 { handler(nil) }
        return day > 365 ? nil : makeUnaryCall(path: "tide", request: day) { handler($0) }
    }
}
