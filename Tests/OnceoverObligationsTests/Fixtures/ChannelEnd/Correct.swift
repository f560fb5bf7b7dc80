// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name
import NIOCore

final class Pipeliner: ChannelDuplexHandler {
    private var waiting = CircularBuffer<EventLoopPromise<Int>>()

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let (question, answer) = unwrapOutboundIn(data)
        waiting.append(answer)
        context.write(wrapOutboundOut(question), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        waiting.removeFirst().succeed(unwrapInboundIn(data))
    }

    func channelInactive(context: ChannelHandlerContext) {
        let all = waiting
        waiting.removeAll()
        all.forEach { $0.fail(ChannelError.ioOnClosedChannel) }
        context.fireChannelInactive()
    }
}

final class Greeter: ChannelInboundHandler {
    private var greeted: EventLoopPromise<Void>?

    init(greeted: EventLoopPromise<Void>) { self.greeted = greeted }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        greeted?.succeed(())
        greeted = nil
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    private func end() {
        greeted?.fail(ChannelError.eof)
        greeted = nil
    }
}
