// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

final class Cook {
    private var meals = 0

    func serve(_ radio: any Radio, completion: @escaping (Int) -> Void) {
        radio.wait { [weak self] in
            guard let `self` else { return }  // want "droppable-callback: .completion."
            completion(self.meals)
        }
    }
}
