// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

/// A status is one of them, and no other.
func answer(_ status: Int, _ yard: Yard, completion: @escaping (String) -> Void) {
    guard yard.isOpen else { return completion("closed") }
    if [200, 201].contains(status) { completion("fine") }
    if status == 404 { completion("gone") }
    if [500].contains(status) { completion("broken") }
    if ![200, 201].contains(status) && status != 404 && ![500].contains(status) { completion("?") }
}
