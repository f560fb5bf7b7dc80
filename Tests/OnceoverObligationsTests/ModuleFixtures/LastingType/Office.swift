protocol Office {}

final class Steward {
    let bell: Bell

    init(bell: Bell) { self.bell = bell }

    func serve(completion: @escaping (Int) -> Void) {
        bell.ring { [weak self] times in
            guard let self else { return }
            completion(times)
        }
    }
}

final class Bell {
    init(_ sound: @escaping () -> Void) {}

    func ring(completion: @escaping (Int) -> Void) { completion(2) }
}

final class Horn: Radio {
    func hail(completion: @escaping (Int) -> Void) { completion(4) }
}
