// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

enum Berth: CaseIterable { case north, south }

/// A list that is written down with elements holds something.
func sound(by radio: any Radio, completion: @escaping () -> Void) {
    let names = ["north", "south"]
    var done = 0
    for name in names {
        radio.hail(name) { _, _ in
            done += 1
            if done == names.count { completion() }
        }
    }
}

func call(by radio: any Radio, completion: @escaping () -> Void) {
    let names = ["north", "south"]
    var done = 0
    names.forEach { name in
        radio.hail(name) { _, _ in
            done += 1
            if done == names.count { completion() }
        }
    }
}

/// So does an enum's list of its cases.
func moor(by radio: any Radio, completion: @escaping () -> Void) {
    var done = 0
    for berth in Berth.allCases {
        radio.hail("\(berth)") { _, _ in
            done += 1
            if done == Berth.allCases.count { completion() }
        }
    }
}
