extension Ferry {
    func land(_ ticket: CheckedContinuation<Int, Never>, passengers: Int) {
        ticket.resume(returning: passengers)
    }

    func tie(_ rope: CheckedContinuation<Int, Never>, knots: Int) {
        if knots > 1 { rope.resume(returning: knots) }
    }
}

/// What it conforms to stands in two words.
final class Tug: @unchecked Sendable {
    func tow(_ rope: CheckedContinuation<Int, Never>, knots: Int) {
        if knots > 1 { rope.resume(returning: knots) }
    }
}

func onDeck(_ work: @escaping () -> Void) {
    DispatchQueue.main.async(execute: work)
}
