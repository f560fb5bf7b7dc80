// verdicts: 7 proved, 0 assumed, 0 violated, 0 unknown

final class Lead {
    // Where a number is greater than nought, it is not nought.
    func sound(_ depth: Int, completion: @escaping (String) -> Void) {
        let text = depth > 0 ? "by the mark" : "aground"
        if depth == 0 {
            completion(text)
        } else {
            if depth > 0 { completion(text) }
            if depth < 0 { completion("on the rocks") }
            if depth > 0 || depth < 0 { return }
            fatalError()
        }
    }

    func warn(_ depth: Int, completion: @escaping (String) -> Void) {
        guard depth > 3 else { return completion("shallow") }
        if depth == 0 { return }
        completion("deep")
    }

    // Whichever is asked first.
    func mark(_ depth: Double, completion: @escaping (String) -> Void) {
        if depth == 0 { completion("aground") }
        if depth > 3 { completion("deep") }
        if depth <= 3, depth != 0 { completion("shoal") }
    }

    func dive(_ depth: Int, completion: @escaping (String) -> Void) {
        if depth < -2 { completion("cellar") }
        guard depth < 1 else {
            completion("sea")
            return
        }
        if depth >= -2 { completion("step") }
    }

    // What lies in a range lies on one side of it.
    func report(_ depth: Int, completion: @escaping (String) -> Void) {
        if 20..<30 ~= depth { completion("deep") }
        if depth >= 40 { completion("no bottom") }
        if !(20..<30).contains(depth), depth < 40 { completion("shoal") }
    }

    func record(_ log: Log, completion: @escaping (String) -> Void) {
        guard (20...29).contains(log.depth) else { return completion("other") }
        if log.depth >= 20 { completion("deep") }
    }

    // What lies on no side of a range lies in it.
    func note(_ depth: Int, completion: @escaping (String) -> Void) {
        if depth < 20 {
            completion("shoal")
        } else if 20..<30 ~= depth {
            completion("deep")
        } else if depth >= 30 {
            completion("no bottom")
        }
    }
}
