// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

// Nothing has been given, and nobody ends it.
func watch(_ radio: any Radio) -> AsyncStream<Int> {
    AsyncStream { stream in
        radio.wait {
            guard radio.isOn else { return }  // want "unresumed-path: .stream."
            stream.yield(1)
            stream.finish()
        }
    }
}
