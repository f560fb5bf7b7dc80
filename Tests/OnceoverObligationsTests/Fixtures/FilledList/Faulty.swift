// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

/// Elements that have been taken out again.
func sound(_ ship: Ship, by radio: any Radio, completion: @escaping () -> Void) {
    var names = ["north", "south"]
    names.removeAll { $0 != ship.name }
    var done = 0
    for name in names {
        radio.hail(name) { _, _ in
            done += 1
            if done == names.count { completion() }
        }
    }
}  // want "unresumed-path: .completion."

/// Another list under the same name.
func call(_ ship: Ship, by radio: any Radio, completion: @escaping () -> Void) {
    var names = ["north", "south"]
    if ship.isDocked { names = [] }
    var done = 0
    for name in names {
        radio.hail(name) { _, _ in
            done += 1
            if done == names.count { completion() }
        }
    }
}  // want "unresumed-path: .completion."
