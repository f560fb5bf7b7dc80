// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

func wake(_ radio: Radio, completion: @escaping (Bool) -> Void) {  // want "unresumed-path: .completion."
    let ticket = radio.wait { completion(true) }
    ticket.cancel()
}

/// The line that takes the callback back is the one to mend.
func wake(_ radio: Radio, yard: Yard, completion: @escaping (Bool) -> Void) {
    radio.onReply = { _ in completion(true) }
    if yard.isOpen { radio.onReply = nil }  // want "unresumed-path: .completion. is not called on this path"
}
