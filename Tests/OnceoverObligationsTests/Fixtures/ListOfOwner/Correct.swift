// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

protocol Catch {
    var isEmpty: Bool { get }
    var fish: [Int] { get }
}

// What is not empty has something in its list.
func weigh(_ haul: any Catch, completion: @escaping (Int) -> Void) {
    if !haul.isEmpty {
        for weight in haul.fish {
            completion(weight)
            return
        }
    } else {
        completion(0)
    }
}

func gut(_ haul: any Catch, completion: @escaping (Int) -> Void) {
    guard haul.isEmpty == false else { return completion(0) }
    for weight in haul.fish { return completion(weight) }
}
