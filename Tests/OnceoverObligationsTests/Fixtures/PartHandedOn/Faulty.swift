// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

// A part of something else.
func ask(_ harbour: any Harbour, by radio: Radio) async -> Int {
    await withCheckedContinuation { continuation in  // want "unresumed-path: .continuation."
        harbour.tide(reply: radio.reply)
    }
}

func call(_ harbour: any Harbour) async -> Int {
    await withCheckedContinuation { continuation in
        if harbour.isOpen {  // want "unresumed-path: .continuation."
            harbour.tide(reply: continuation.reply)
        }
    }
}
