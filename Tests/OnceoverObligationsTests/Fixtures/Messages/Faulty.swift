// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Foundation

final class Scupper {
    private let link: NSXPCConnection

    init(link: NSXPCConnection) { self.link = link }

    // Nobody answers where there is no pump.
    func fill(completion: @escaping (Bool) -> Void) {
        let proxy = link.remoteObjectProxyWithErrorHandler { _ in completion(false) }
        guard let pump = proxy as? Pump else {  // want "unresumed-path: .completion."
            return
        }
        pump.fill(3) { completion($0) }
    }

    func fill(_ litres: Int, completion: @escaping (Bool) -> Void) {
        let pump = link.remoteObjectProxyWithErrorHandler { _ in completion(false) } as! Pump
        pump.fill(litres) { isFull in
            if isFull { completion(true) }  // want "unresumed-path: .completion."
        }
    }

    // What hears of the error does not say whether it is one.
    func drain(completion: @escaping (Bool) -> Void) {
        let pump =
            link.remoteObjectProxyWithErrorHandler { error in
                if (error as NSError).code == 3 { completion(false) }  // want "unresumed-path: .completion."
            } as! Pump
        pump.drain { completion(true) }
    }

    func drainTwice(completion: @escaping (Bool) -> Void) {
        let pump =
            link.remoteObjectProxyWithErrorHandler { _ in
                completion(false)  // want "double-resume: .completion."
            } as! Pump
        pump.drain { completion(true) }
        completion(true)
    }
}
