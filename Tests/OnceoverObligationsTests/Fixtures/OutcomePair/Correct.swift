// verdicts: 4 proved, 4 assumed, 0 violated, 2 unknown
// proofs assume: one-of-several-runs, unseen-callback-once

func haul(_ ship: Ship, yard: Yard, success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void) {
    do { success(try yard.moor(ship)) } catch { failure(error) }
}

func haul(_ name: String, radio: Radio) async throws -> Ship {
    try await withCheckedThrowingContinuation { continuation in
        radio.call(name) { ship in
            continuation.resume(returning: ship)
        } failure: { error in
            continuation.resume(throwing: error)
        }
    }
}

/// Nobody knows what `call` does with the two.
func pass(_ name: String, radio: Radio, success: @escaping (Ship) -> Void, failure: @escaping (any Error) -> Void) {
    radio.call(name, success: success, failure: failure)
}

/// One of the two ends it, by whatever name it is given.
func heave(_ name: String, radio: Radio) async throws -> Ship {
    try await withCheckedThrowingContinuation { continuation in
        radio.call(
            name, success: { continuation.resume(returning: $0) }, failure: continuation.resume(throwing:))
    }
}

/// What went wrong is the other one's business, here and on another queue.
func tow(_ name: String, radio: Radio, completion: @escaping (Ship) -> Void, failure: (() -> Void)?) {
    radio.hail(name) { ship, error in
        guard let ship, error == nil else {
            DispatchQueue.main.async { failure?() }
            return
        }
        completion(ship)
    }
}

/// A `completion` beside a handler of errors may be called in any case.
func tow(
    _ ship: Ship, yard: Yard, completion: @escaping () -> Void, error errorHandler: @escaping (any Error) -> Void
) {
    do { _ = try yard.moor(ship) } catch { errorHandler(error) }
    completion()
}

/// Who calls it off has a handler of his own.
func choose(_ names: [String], in port: Port, completion: @escaping (String) -> Void, onCanceled: (() -> Void)?) {
    guard let only = names.first, names.count == 1 else {
        onCanceled?()
        return
    }
    completion(only)
}

/// What a helper hands on, by whatever labels, it does not call both.
final class Pilot {
    let office: Office

    func rename(_ ship: Ship, success: ((Int) -> Void)?, failure: ((any Error) -> Void)?) {
        set(ship, success: { number in success?(number) }) { error in failure?(error) }
    }

    private func set(_ ship: Ship, success: ((Int) -> Void)?, failure: ((any Error) -> Void)?) {
        office.send(ship, successClosure: { success?($0.number) }) { error in failure?(error) }
    }
}

/// Who is not done has another closure.
func dock(_ name: String, yard: Yard, noncompletedHandler: (String) -> Void, completionHandler: (Ship) -> Void) {
    guard let ship = yard.find(name) else { return noncompletedHandler(name) }
    completionHandler(ship)
}
