// bridge SocketEvents
protocol SocketEvents: AnyObject {
    func opened(_: [String: String])
    func closed(_: String, _: UInt16)
}
