func pong(_ rally: Int, _ ball: CheckedContinuation<Int, Never>) {
    if rally == 0 { ball.resume(returning: 1) } else { ping(rally - 1, ball) }
}
