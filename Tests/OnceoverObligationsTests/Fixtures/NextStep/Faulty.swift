// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

/// What is to be done then, is done once and in any case.
func rewind(_ player: AVPlayer, then: @escaping () -> Void) {
    player.seek(to: .zero) { finished in
        guard finished else { return }  // want "unresumed-path: `then`"
        then()
    }
}
