// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

func wake(_ radio: Radio, yard: Yard, completion: @escaping (Bool) -> Void) {
    let ticket = radio.wait { completion(true) }
    if yard.isOpen {
        ticket.cancel()
        completion(false)
    }
}

func wake(_ radio: Radio, completion: @escaping (Bool) -> Void) {
    radio.onReply = { _ in
        radio.onReply = nil
        completion(true)
    }
}

func wake(_ radio: Radio, ship: Ship, completion: @escaping (Bool) -> Void) {
    radio.onReply = { _ in completion(true) }
    guard ship.isDocked else {
        radio.onReply = nil
        return completion(false)
    }
}
