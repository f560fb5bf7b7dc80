// verdicts: 0 proved, 0 assumed, 9 violated, 0 unknown
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

// Nobody knows what is said.
final class Library {
    static let server = "https://harbour.org/"

    func find(_ word: String, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: "https://harbour.org/find?q=\(word)") else { return }  // want "unresumed-path: .completion."
        completion(url)
    }

    func read(_ title: String?, completion: @escaping (URL) -> Void) {
        guard let title else { return completion(URL(fileURLWithPath: "/")) }
        let path = Library.server + title
        if let url = URL(string: path) { completion(url) }  // want "unresumed-path: .completion."
    }
}

final class Window: NSObject, WKNavigationDelegate {
    func webView(
        _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        guard let link = action.request.url else { return decisionHandler(.cancel) }
        guard let full = URL(string: "https://\(link.absoluteString)") else { return }  // want "unresumed-path: .decisionHandler."
        print(full)
        decisionHandler(.allow)
    }
}

// A parameter goes before a property of its name.
final class Mole {
    private let server = "https://harbour.org"

    func tide(at server: String, completion: @escaping (URL) -> Void) {
        guard let url = URL(string: server) else { return }  // want "unresumed-path: .completion."
        completion(url)
    }
}
