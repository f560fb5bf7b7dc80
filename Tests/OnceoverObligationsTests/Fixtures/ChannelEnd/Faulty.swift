// verdicts: 0 proved, 1 assumed, 3 violated, 0 unknown
// proofs assume: completion-by-name
import NIOCore

final class Pipeliner: ChannelDuplexHandler {  // want "missing-delegate-exit"
    private var waiting = CircularBuffer<EventLoopPromise<Int>>()

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let (question, answer) = unwrapOutboundIn(data)
        waiting.append(answer)
        context.write(wrapOutboundOut(question), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        waiting.removeFirst().succeed(unwrapInboundIn(data))
    }
}

final class Greeter: ChannelInboundHandler {  // want "missing-delegate-exit"
    private var greeted: EventLoopPromise<Void>?

    init(greeted: EventLoopPromise<Void>) { self.greeted = greeted }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        greeted?.succeed(())
        greeted = nil
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        greeted?.fail(error)
        greeted = nil
        context.close(promise: nil)
    }
}

final class Asker: ChannelInboundHandler {
    private var waiting: EventLoopPromise<Int>?

    init(_ waiting: EventLoopPromise<Int>) { self.waiting = waiting }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        waiting?.succeed(1)  // want "stale-continuation"
    }

    func channelInactive(context: ChannelHandlerContext) {
        waiting?.fail(ChannelError.eof)
        waiting = nil
    }
}
