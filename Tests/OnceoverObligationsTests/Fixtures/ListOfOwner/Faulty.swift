// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

protocol Catch {
    var isEmpty: Bool { get }
    var fish: [Int] { get }
}

// Nobody asks.
func weigh(_ haul: any Catch, completion: @escaping (Int) -> Void) {
    for weight in haul.fish { return completion(weight) }
}  // want "unresumed-path: .completion."

// Another one is not empty.
func gut(_ haul: any Catch, from last: any Catch, completion: @escaping (Int) -> Void) {
    guard !last.isEmpty else { return completion(0) }
    for weight in haul.fish { return completion(weight) }
}  // want "unresumed-path: .completion."
