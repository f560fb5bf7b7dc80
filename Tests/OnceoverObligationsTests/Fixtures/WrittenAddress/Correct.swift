// verdicts: 0 proved, 6 assumed, 0 violated, 0 unknown
import Foundation

enum Paths {
    static let ships = "https://harbour.org/ships/"
}

// An address that the program writes is one.
final class Harbour {
    private let server = "https://harbour.org"

    func berth(_ number: Int, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: "https://harbour.org/berths/\(number)") else { return }  // assumes literal-is-valid
        completion(url)
    }

    func ship(_ name: Ship.ID, completion: @escaping (URL) -> Void) {
        if let url = URL(string: Paths.ships + name) { completion(url) }  // assumes literal-is-valid
    }

    func crew(of name: String, completion: @escaping (URL) -> Void) {
        let text = server + "/crews/" + name
        guard let encoded = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) else { return }
        guard let url = URL(string: encoded) else { return }  // assumes literal-is-valid
        completion(url)
    }

    func tide(completion: @escaping (URLComponents) -> Void) {
        guard let parts = URLComponents(string: self.server) else { return }  // assumes literal-is-valid
        completion(parts)
    }

    func log(_ name: Int, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: "\(server)/logs/\(name)") else { return }  // assumes literal-is-valid
        completion(url)
    }

    func flag(of name: String, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: (Paths.ships + name).trimmingCharacters(in: .whitespaces)) else { return }  // assumes literal-is-valid
        completion(url)
    }
}
