// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

// A stream that has been given a value may be given more.
func watch(_ radio: any Radio) -> AsyncStream<Int> {
    AsyncStream { stream in
        radio.wait {
            guard radio.isOn else { return stream.finish() }  // assumes stream-stays-open
            stream.yield(1)
        }
    }
}
