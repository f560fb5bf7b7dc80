protocol Office {}

final class Horn: Radio {
    func hail(completion: @escaping (Int) -> Void) { completion(4) }
}
