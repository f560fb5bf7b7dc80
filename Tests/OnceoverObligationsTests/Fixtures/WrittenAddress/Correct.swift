// verdicts: 0 proved, 0 violated, 6 unknown
import Foundation

enum Paths {
    static let ships = "https://harbour.org/ships/"
}

// An address that the program writes is one.
final class Harbour {
    private let server = "https://harbour.org"

    func berth(_ number: Int, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: "https://harbour.org/berths/\(number)") else { return }
        completion(url)
    }

    func ship(_ name: String, completion: @escaping (URL) -> Void) {
        if let url = URL(string: Paths.ships + name) { completion(url) }
    }

    func crew(of name: String, completion: @escaping (URL) -> Void) {
        let text = server + "/crews/" + name
        guard let encoded = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) else { return }
        guard let url = URL(string: encoded) else { return }
        completion(url)
    }

    func tide(completion: @escaping (URLComponents) -> Void) {
        guard let parts = URLComponents(string: self.server) else { return }
        completion(parts)
    }

    func log(_ name: String, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: "\(server)/logs/\(name)") else { return }
        completion(url)
    }

    func flag(of name: String, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: (Paths.ships + name).trimmingCharacters(in: .whitespaces)) else { return }
        completion(url)
    }
}
