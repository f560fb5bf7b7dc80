// verdicts: 0 proved, 10 assumed, 0 violated, 3 unknown
// proofs assume: completion-by-name, unseen-callback-once

protocol Gauge: AnyObject {
    func subscribeLevel(every seconds: Int, established: (() -> Void)?, report: @escaping (Int?, (any Error)?) -> Void)
}

protocol Lookout: AnyObject {
    func scan<T: AnyObject>(_ observer: T, found: @escaping (T, Ship) -> Void)
}

final class Harbourmaster {
    private let lookout: any Lookout
    private var retry: (any Ticket)?

    init(_ lookout: any Lookout) { self.lookout = lookout }

    func gauge(_ then: @escaping ((any Gauge)?) -> Void) {}  // assumes empty-body

    // What is called for each level hears of no end, whatever its name.
    func subscribeToLevel(completion: @escaping (Int) -> Void) {
        gauge { gauge in
            if let gauge {  // assumes listener-parameter
                gauge.subscribeLevel(every: 1, established: nil) { level, _ in
                    if let level { completion(level) }
                }
            }
        }
    }

    // It waits for one of many.
    func flood(of gauge: any Gauge, completion: @escaping (Int) -> Void) {
        gauge.subscribeLevel(every: 1, established: nil) { level, _ in
            if let level, level > 9 { completion(level) }
        }
    }

    // What is given back the object that it is for hears of one after the other.
    func wait(for name: String, completion: @escaping (Ship) -> Void) {
        lookout.scan(self) { _, ship in
            if ship.name == name { completion(ship) }
        }
    }

    func startObserving(_ ship: Ship?, callback: @escaping (Ship) -> Void) {
        guard let ship else { return }  // assumes called-per-event, listener-callback, listener-parameter
        NotificationCenter.default.addObserver(forName: .tide, object: nil, queue: nil) { _ in callback(ship) }  // assumes called-per-event, listener-parameter
    }

    // What a timer does it does each time, or never, if the timer is stopped.
    func startRetryTimer(over radio: any Radio, handler: @escaping () -> Void) {
        retry?.cancel()
        retry = radio.wait { [weak self] in
            guard let self, self.retry != nil else { return }  // assumes listener-parameter
            handler()
            self.startRetryTimer(over: radio, handler: handler)  // assumes listener-callback, listener-parameter
        }
    }
}

final class Gatehouse {
    private let listener: NWListener

    func listen(completion: @escaping ((any Error)?) -> Void) {
        listener.stateUpdateHandler = { [listener] state in
            switch state {
            case .ready:
                listener.stateUpdateHandler = nil
                completion(nil)
            case .failed(let error):
                listener.stateUpdateHandler = nil
                completion(error)
            default: break
            }
        }
        listener.start(queue: .main)
    }

    // Each error that there is, and none of them the last.
    func register(_ ship: Ship?, callback: @escaping (any Error) -> Void) {
        guard let ship else { return }  // assumes error-only, listener-parameter
        ship.onError { callback($0) }
    }
}

final class Lighthouse {
    private let lamp: (any Lamp)?

    // Where there is nothing to end, nothing is heard.
    func addFlashListener(responseHandler: ((Int) -> Void)!, errorHandler: ((any Error) -> Void)!) -> Subscription? {
        lamp?.addFlashListener(responseHandler: responseHandler, errorHandler: errorHandler)  // assumes listener-parameter, told-by-result
    }

    func observe(_ name: String?, completionHandler: @escaping (Int) -> Void) -> (any FlashToken)? {
        guard let name else { return nil }  // assumes listener-parameter, told-by-result
        return lamp?.observe(name, completionHandler: completionHandler)  // assumes listener-parameter, told-by-result
    }
}

// What asks for the next one whenever there was one tells of each.
final class Foghorn {
    private let radio: (any Radio)?

    func subscribeToBlasts(of name: String, completion: @escaping (Ship) -> Void) {
        do {
            guard let radio else { throw Spill.oil }  // assumes listener-parameter
            receive(name, over: radio, completion: completion)
        } catch {
            print(error)
        }
    }

    private func receive(_ name: String, over radio: any Radio, completion: @escaping (Ship) -> Void) {
        radio.hail(name) { [weak self] ship, _ in
            guard let ship else { return }  // assumes called-per-event
            completion(ship)
            self?.receive(name, over: radio, completion: completion)  // assumes called-per-event
        }
    }
}

protocol AutoCloseable { func close() }

/// What is to be closed was opened, and hears of many events.
final class Lantern {
    func flicker(_ radio: any Radio, completion: @escaping (Ship) -> Void) -> any AutoCloseable {
        radio.hail("lantern") { [weak self] ship, _ in
            guard self != nil, let ship else { return }  // assumes listener-parameter
            completion(ship)
        }
        return Wick()
    }
}

/// Whoever makes a stream of calls is told of each answer, and of the end by the call.
struct Signals {
    func tides(_ day: Int, handler: @escaping (Tide) -> Void) -> ServerStreamingCall<Int, Tide> {
        makeServerStreamingCall(path: "tides", request: day, handler: handler)
    }
}
