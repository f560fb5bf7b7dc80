// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

/// 201 is in both.
func answer(_ status: Int, completion: @escaping (String) -> Void) {
    if [200, 201].contains(status) { completion("fine") }
    if [201, 202].contains(status) {  // want "unresumed-path: .completion."
        completion("made")  // want "double-resume: .completion."
    }
}
