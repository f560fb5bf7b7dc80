// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

func temper(_ heat: EventLoopFuture<Int>, on loop: any EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    heat.map { $0 + 1 }.cascadeSuccess(to: promise)  // want "unresumed-path: .promise."
    return promise.futureResult
}

func quench(_ heat: EventLoopFuture<Int>, on loop: any EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    heat.cascade(to: promise)
    promise.succeed(0)  // want "double-resume: .promise."
    return promise.futureResult
}

/// What is told already need not hear of a failure; and nobody tells it where nobody connects, or nothing comes.
func listen(on loop: any EventLoop) -> EventLoopFuture<String> {
    let heard = loop.makePromise(of: String.self)
    return WebSocket.connect(to: "ws://forge.example", on: loop) { socket in  // want "unresumed-path: .heard."
        socket.onText { socket, text in
            heard.succeed(text)
            socket.close().cascadeFailure(to: heard)
        }
        socket.send("hello")
    }.flatMap { heard.futureResult }
}
