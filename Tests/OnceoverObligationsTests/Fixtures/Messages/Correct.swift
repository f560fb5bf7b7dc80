// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs
import Foundation

@objc protocol Pump {
    func fill(_ litres: Int, reply: @escaping (Bool) -> Void)
    func drain(reply: @escaping () -> Void)
}

final class Bilge {
    private let link: NSXPCConnection

    init(link: NSXPCConnection) { self.link = link }

    // The message is answered, or the error handler hears why not.
    func fill(completion: @escaping (Bool) -> Void) {
        guard let pump = link.remoteObjectProxyWithErrorHandler({ _ in completion(false) }) as? Pump else {
            completion(false)
            return
        }
        pump.fill(3) { completion($0) }
    }

    func fill() async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            let proxy = link.remoteObjectProxyWithErrorHandler { continuation.resume(throwing: $0) }
            if let pump = proxy as? Pump {
                pump.fill(3) { continuation.resume(returning: $0) }
            } else {
                continuation.resume(returning: false)
            }
        }
    }

    func drain(completion: @escaping (Bool) -> Void) {
        let pump =
            link.synchronousRemoteObjectProxyWithErrorHandler { error in
                print(error)
                completion(false)
            } as! Pump
        pump.drain { completion(true) }
    }

    func drainAtOnce(completion: @escaping (Bool) -> Void) {
        (link.remoteObjectProxyWithErrorHandler { _ in completion(false) } as! Pump).drain { completion(true) }
    }
}
