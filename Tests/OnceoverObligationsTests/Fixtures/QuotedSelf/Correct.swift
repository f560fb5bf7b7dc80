// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Cook {
    private var meals = 0

    func serve(_ radio: any Radio, completion: @escaping (Int) -> Void) {
        radio.wait { [weak self] in
            guard let `self` else { return completion(0) }
            completion(self.meals)
        }
    }
}
