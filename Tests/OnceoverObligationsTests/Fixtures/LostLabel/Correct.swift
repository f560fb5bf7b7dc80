// verdicts: 1 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise, one-of-several-runs, unseen-callback-once

func total(_ hold: Hold, completion: @escaping (Int) -> Void) {
    hold.count { total in
        completion(total)
    } failure: { _ in
        completion(0)
    }
}

/// The one without a label hears of the end, too, as its function shows.
func counted(_ body: (Int) -> Void, failure: (String) -> Void) {
    failure("nothing to count")
    body(0)
}

func all(completion: @escaping (Int) -> Void) {
    counted {
        completion($0)
    } failure: {
        print($0)
    }
}

/// What is called besides hears of something else.
func each(_ hold: Hold, completion: @escaping (Int) -> Void) {
    hold.count {
        completion($0)
    } progress: {
        print($0)
    }
}

/// The other way round: the failure has lost its label, and what hands both on calls one of them.
private func weigh(_ hold: Hold, success: @escaping (Int) -> Void, failure: @escaping (any Error) -> Void) {
    hold.weigh(success: { weight in
        success(weight)
    }) { error in
        failure(error)
    }
}

func weigh(_ hold: Hold, completion: @escaping (Int?) -> Void) {
    weigh(hold, success: { completion($0) }) { _ in completion(nil) }
}
