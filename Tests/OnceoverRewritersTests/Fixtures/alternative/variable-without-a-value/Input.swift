import Dispatch

struct Meter: Sendable {
    func read(_ number: Int, completion: @escaping @Sendable (Int) -> Void) {
        if number < 0 {
            completion(0)
            return
        }
        let unit: Int
        // Twice the unit.
        let double: Int
        switch number {
        case 1:
            unit = 1
            double = unit * 2
            DispatchQueue.global().async { completion(double) }
        default:
            unit = number
            DispatchQueue.global().async { completion(unit) }
        }
    }

    // The variable has its value before the rest begins.
    func known(_ number: Int, completion: @escaping @Sendable (Int) -> Void) {
        let unit: Int
        switch number {
        case ..<0:
            completion(0)
            return
        default: unit = number
        }
        DispatchQueue.global().async { completion(unit + 1) }
    }
}
