// verdicts: 0 proved, 1 assumed, 9 violated, 0 unknown
// proofs assume: one-of-several-runs

func haul(_ ship: Ship, yard: Yard, success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void) {
    if ship.crew == 0 {  // want "unresumed-path: neither .success. nor .failure."
        yard.log("nobody hauls")
        return
    }
    success(ship.crew)
}

func haul(_ name: String, radio: Radio, onSuccess: @escaping (Ship) -> Void, onError: @escaping (any Error) -> Void) {
    radio.hail(name) { ship, error in
        if let error { onError(error) }  // want "double-resume: one of .onSuccess. and .onError."
        onSuccess(ship ?? Ship())
    }
}

/// `failure` is the closure to mend.
func haul(_ name: String, radio: Radio) async -> Ship {
    await withCheckedContinuation { continuation in
        radio.call(
            name, success: { continuation.resume(returning: $0) },
            failure: { error in  // want "unresumed-path: .continuation. is not resumed on this path"
                print(error)
            })
    }
}

/// Two calls are not two ends of one.
func heave(_ radio: Radio) async {
    await withCheckedContinuation { continuation in
        radio.wait(continuation.resume)
        radio.wait { continuation.resume() }  // want "double-resume: .continuation."
    }
}

func tow(_ name: String, radio: Radio, completion: @escaping (Ship) -> Void, failure: (() -> Void)?) {
    radio.hail(name) { ship, error in
        guard let ship, error == nil else {  // want "unresumed-path: neither .completion. nor .failure."
            print("nobody tows")
            return
        }
        completion(ship)
    }
}

/// Neither who has chosen nor who has called it off hears of a port without a name.
func choose(_ port: Port, completion: @escaping (String) -> Void, onCancel: @escaping () -> Void) {
    guard let name = port.name else { return }  // want "unresumed-path: neither .completion. nor .onCancel."
    if port.isClosed { onCancel() } else { completion(name) }
}

/// Three ends, and a fourth.
func choose(
    _ port: Port, success: @escaping (String) -> Void, failure: @escaping (any Error) -> Void,
    cancelHandler: @escaping () -> Void
) {
    switch port.state {
    case .open: success(port.name)
    case .closed: failure(Closed())
    case .left: cancelHandler()
    case .unknown: print("who knows")  // want "unresumed-path: neither .success. nor .failure. nor .cancelHandler."
    }
}

/// A helper that calls both.
final class Pilot {
    func rename(_ ship: Ship, success: ((Int) -> Void)?, failure: ((any Error) -> Void)?) {
        set(ship, success: { number in success?(number) }) { error in failure?(error) }
    }

    private func set(_ ship: Ship, success: ((Int) -> Void)?, failure: ((any Error) -> Void)?) {
        success?(ship.number)
        failure?(Spill.oil)  // want "double-resume: one of .success. and .failure."
    }
}

/// Here neither is told.
func dock(_ name: String, yard: Yard, noncompletedHandler: (String) -> Void, completionHandler: (Ship) -> Void) {
    guard yard.isOpen else { return }  // want "unresumed-path: neither .completionHandler. nor .noncompletedHandler."
    guard let ship = yard.find(name) else { return noncompletedHandler(name) }
    completionHandler(ship)
}
