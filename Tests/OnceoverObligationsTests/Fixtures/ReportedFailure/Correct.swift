// verdicts: 0 proved, 0 violated, 3 unknown

final class Dredger {
    weak var delegate: DredgerDelegate?
    private let view = Panel()

    func dredge(_ depth: Int) {
        scoop(depth) { self.scoop(depth + 1) { print("heard") } }
        sound { print($0) }
        haul { print("heard") }
    }

    // What is done next, for who called it; a failure goes to somebody else.
    private func scoop(_ depth: Int, completion: @escaping () -> Void) {
        do {
            try lower(depth)
            completion()
        } catch {
            callOnError(error)
        }
    }

    private func sound(completion: @escaping (Int) -> Void) {
        guard let depth = depths.first else {
            view.showError(DredgerError.noDepth)
            return
        }
        completion(depth)
    }

    private func haul(completion: @escaping () -> Void) {
        guard load > 0 else {
            delegate?.dredger(self, didFailWith: .empty)
            return
        }
        completion()
    }
}
