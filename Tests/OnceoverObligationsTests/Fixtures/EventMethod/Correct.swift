// verdicts: 0 proved, 7 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Buoy {
    private var depth: Int?
    private var listener: ((Int) -> Void)?

    // Whoever calls it listens, and hears of no end.
    func onTide(completion: @escaping (Int) -> Void) {
        listener = completion
        if let depth { completion(depth) }
    }

    func onDepth(below limit: Int, completion: @escaping (Int) -> Void) {
        guard let depth, depth < limit else { return }  // assumes listener-parameter
        completion(depth)
    }
}

final class Foghorn {
    private var listeners: [String: (Ship) -> Void] = [:]

    // Who is to be forgotten is called by nobody.
    func off(_ name: String, handler: @escaping (Ship) -> Void) {  // assumes listener-parameter
        if let listener = listeners[name], listener as AnyObject === handler as AnyObject { listeners[name] = nil }
    }

    func removeListener(_ name: String, callback: ((Ship) -> Void)?) {  // assumes listener-parameter
        listeners[name] = nil
    }

    // Who is told how much is done is told again.
    func blow(_ ships: [Ship], handler: ((Float, Error?) -> Void)?) {
        do {
            for number in 0..<ships.count {
                try ships[number].hail()
                handler?(Float(number + 1) / Float(ships.count), nil)  // assumes listener-parameter
            }
        } catch {
            handler?(0, error)  // assumes listener-parameter
        }
    }  // assumes listener-parameter

    // So is who hears of each step, beside the one that hears of the end.
    func sound(_ ships: [Ship], stepCompletion: ((Ship) -> Void)? = nil, completion: @escaping () -> Void) {
        guard let ship = ships.first else { return completion() }
        ship.call { [self] in
            stepCompletion?(ship)
            sound(Array(ships.dropFirst()), stepCompletion: stepCompletion, completion: completion)
        }
    }
}

extension View {
    // What is given to a view that listens hears of each change.
    @ViewBuilder
    func place(_ isWatched: Bool, completion: @escaping (CGRect) -> Void) -> some View {
        overlay {
            if isWatched {  // assumes listener-parameter
                Color.clear.onPreferenceChange(PlaceKey.self, perform: completion)
            }
        }
    }

    func size(completion: @escaping (CGSize) -> Void) -> some View {
        background(Color.clear).onPreferenceChange(SizeKey.self) { size in
            if size != .zero { completion(size) }  // assumes listener-parameter
        }
    }
}
