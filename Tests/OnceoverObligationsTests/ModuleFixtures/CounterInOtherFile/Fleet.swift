// verdicts: 0 proved, 1 assumed, 4 violated, 0 unknown
// proofs assume: unseen-callback-once
// What counts stands in another file, without any word of an obligation.
protocol Scale {
    func weigh(_ crate: String, completion: @escaping (Int?) -> Void)
}

func weigh(_ crates: [String], by scale: any Scale, completion: @escaping () -> Void) {
    guard !crates.isEmpty else { return completion() }
    let tally = Tally(total: crates.count)
    crates.forEach { crate in
        scale.weigh(crate) { load in
            guard load != nil else {
                if tally.sink() { completion() }
                return
            }
            if tally.arrive() { completion() }
        }
    }
}

// Crates without a label are counted in the total, and never weighed.
func weighLabelled(_ crates: [String], by scale: any Scale, completion: @escaping () -> Void) {
    guard !crates.isEmpty else { return completion() }
    let tally = Tally(total: crates.count)
    var labels: [String] = []
    crates.forEach { crate in
        guard let label = label(of: crate) else { return }
        labels.append(label)
    }
    labels.forEach { label in  // want "unresumed-path: .completion."
        scale.weigh(label) { _ in
            if tally.arrive() { completion() }  // want "unresumed-path: .completion."
        }
    }
}

// Nobody answers where there is no crate.
func weighAny(_ crates: [String], by scale: any Scale, completion: @escaping () -> Void) {
    let tally = Tally(total: crates.count)
    crates.forEach { crate in  // want "unresumed-path: .completion."
        scale.weigh(crate) { _ in
            if tally.arrive() { completion() }
        }
    }
}

// It is true more than once.
func weighEven(_ crates: [String], by scale: any Scale, completion: @escaping () -> Void) {
    guard !crates.isEmpty else { return completion() }
    let tally = Tally(total: crates.count)
    crates.forEach { crate in
        scale.weigh(crate) { _ in
            if tally.isEven() { completion() }  // want "unresumed-path: .completion." "double-resume: .completion."
        }
    }
}

// One of the same name counts nothing: it lets through all that come, or none. How many, nobody looks up in another file.
func weighLoosely(_ crates: [String], by scale: any Scale, completion: @escaping () -> Void) {
    guard !crates.isEmpty else { return completion() }
    let tally = LooseTally(total: crates.count)
    crates.forEach { crate in
        scale.weigh(crate) { _ in
            if tally.arrive() { completion() }  // want "unresumed-path: .completion."  // assumes one-admitted
        }
    }
}
