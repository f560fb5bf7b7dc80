// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

// Who counts up to the number of what is given takes it that something is.
func moor(_ ships: [Ship], at harbour: Harbour, completion: @escaping (Int) -> Void) {
    harbour.moor(ships) { berths in
        var done = 0
        berths.forEach { berth in  // assumes called-per-element, list-not-empty
            done += 1
            if done == berths.count { completion(berth.number) }
        }
    }
}

func name(_ ships: [Ship], at harbour: Harbour, completion: @escaping (String) -> Void) {
    harbour.names(of: ships) { names in
        for (index, name) in names.enumerated() {
            if index + 1 == names.count { completion(name) }
        }
    }
}  // assumes called-per-element, list-not-empty
