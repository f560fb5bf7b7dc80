// verdicts: 0 proved, 4 violated, 0 unknown

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
}
