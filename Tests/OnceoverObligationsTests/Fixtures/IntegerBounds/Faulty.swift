// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

final class Lead {
    func warn(_ depth: Int, completion: @escaping (String) -> Void) {
        guard depth > 0 else { return completion("shallow") }
        if depth == 3 { return }  // want "unresumed-path: .completion."
        completion("deep")
    }

    // Both may hold of a number.
    func mark(_ depth: Int, completion: @escaping (String) -> Void) {
        if depth > 0 { completion("afloat") }
        if depth < 4 { completion("shallow") }  // want "double-resume: .completion."
    }

    // It is another number by then.
    func lower(_ line: Int, completion: @escaping (String) -> Void) {
        var depth = line
        guard depth > 3 else { return completion("shallow") }
        depth -= 4
        if depth == 0 { return }  // want "unresumed-path: .completion."
        completion("deep")
    }

    // A fraction lies between the two.
    func gauge(_ depth: Double, completion: @escaping (String) -> Void) {
        if depth <= 3 { completion("shoal") }
        if depth >= 4 { completion("deep") }  // want "unresumed-path: .completion."
    }

    // Both hold of 29.
    func report(_ depth: Int, completion: @escaping (String) -> Void) {
        if 20..<30 ~= depth { completion("deep") }
        if depth >= 29 { completion("no bottom") }  // want "double-resume: .completion."
        if depth < 20 { completion("shoal") }
    }
}
