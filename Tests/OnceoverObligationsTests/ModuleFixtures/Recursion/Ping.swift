// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown
func ping(_ rally: Int, _ ball: CheckedContinuation<Int, Never>) {
    if rally == 0 { ball.resume(returning: 0) } else { pong(rally - 1, ball) }
}

func serve() async -> Int {
    await withCheckedContinuation { ping(9, $0) }
}
