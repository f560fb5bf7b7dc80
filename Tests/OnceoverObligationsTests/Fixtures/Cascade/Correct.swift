// verdicts: 1 proved, 0 assumed, 0 violated, 3 unknown

func temper(_ heat: EventLoopFuture<Int>, on loop: any EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    heat.map { $0 + 1 }.cascade(to: promise)
    return promise.futureResult
}

/// Each tells it of one outcome.
func quench(_ heat: EventLoopFuture<Int>, on loop: any EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    heat.cascadeFailure(to: promise)
    heat.whenSuccess { promise.succeed($0 + 1) }
    return promise.futureResult
}

func anneal(_ heat: EventLoopFuture<Int>, on loop: any EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    heat.cascadeSuccess(to: promise)
    heat.cascadeFailure(to: promise)
    return promise.futureResult
}

func listen(on loop: any EventLoop) -> EventLoopFuture<String> {
    let heard = loop.makePromise(of: String.self)
    WebSocket.connect(to: "ws://forge.example", on: loop) { socket in
        socket.onText { socket, text in
            heard.succeed(text)
            _ = socket.close()
        }
        socket.onClose.whenComplete { _ in heard.fail(ChannelError.eof) }  // assumes promise-keeps-first
        socket.send("hello")
    }.cascadeFailure(to: heard)
    return heard.futureResult
}
