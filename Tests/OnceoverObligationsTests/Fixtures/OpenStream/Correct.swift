// verdicts: 0 proved, 0 violated, 1 unknown

// A stream that has been given a value may be given more.
func watch(_ radio: any Radio) -> AsyncStream<Int> {
    AsyncStream { stream in
        radio.wait {
            guard radio.isOn else { return stream.finish() }
            stream.yield(1)
        }
    }
}
