// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown
import Foundation

final class Harbour {
    private let server: String

    init(server: String) { self.server = server }

    // Somebody else has written it.
    func ship(at address: String, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: address) else { return }  // want "unresumed-path: .completion."
        completion(url)
    }

    func log(_ name: String, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: "\(server)/logs/\(name)") else { return }  // want "unresumed-path: .completion."
        completion(url)
    }

    func crew(of ship: Berth, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: ship.address + "/crew") else { return }  // want "unresumed-path: .completion."
        completion(url)
    }

    // It may be none in the end.
    func flag(of name: String?, completion: @escaping (URL) -> Void) {
        guard let url = name.flatMap({ URL(string: $0) }) else { return }  // want "unresumed-path: .completion."
        completion(url)
    }

    // What is written is no address.
    func berth(_ text: String, completion: @escaping (Int) -> Void) {
        guard let number = Int("1" + text) else { return }  // want "unresumed-path: .completion."
        completion(number)
    }
}

struct Berth { var address = "" }

// A parameter goes before a property of its name.
final class Mole {
    private let server = "https://harbour.org"

    func tide(at server: String, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: server) else { return }  // want "unresumed-path: .completion."
        completion(url)
    }
}
