// bridge ServerDelegate
final class Server: Sendable {}

protocol ServerDelegate: AnyObject {
    func server(_ server: Server, didAsk name: String, of age: Int, decision: @escaping (Bool, String) -> Void)
    func server(_ server: Server, didOffer price: Int, reply: ((Int) -> Void)?)
    func server(_ server: Server, willStop done: @Sendable () -> Void)
    func serverDidStop(_ server: Server, error: (any Error)?)
}
