@main struct Driver {
    static func main() async {
        let server = Server()
        let bridge = ServerDelegateBridge(
            didAsk: { name, age in (age > 17, "hello \(name)") },
            didOffer: { $0 * 2 },
            willStop: { print("asked to stop") })
        bridge.server(server, didAsk: "Ada", of: 36) { print("decided", $0, $1) }
        bridge.server(server, didOffer: 4) { print("replied", $0) }
        bridge.server(server, didOffer: 4, reply: nil)
        bridge.server(server, willStop: { print("done") })
        try? await bridge.wait { $0.serverDidStop(server, error: nil) }
        print("stopped")
        do {
            try await bridge.wait { $0.serverDidStop(server, error: CancellationError()) }
        } catch {
            print("threw", error)
        }
    }
}
