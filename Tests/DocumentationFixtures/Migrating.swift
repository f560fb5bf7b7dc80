import ContactsUI
import Foundation
import Onceover
import UIKit
import WebKit

// What the examples of Documentation/Migrating.md take for granted.

enum Log {
    static func note(_ text: String) {}
}

protocol ScannerDelegate: AnyObject {
    func scanner(_ scanner: Scanner, didFind code: String)
    func scanner(_ scanner: Scanner, didFailWith error: any Error)
    func scannerDidCancel(_ scanner: Scanner)
}
final class Scanner {
    func start(delegate: any ScannerDelegate) {}
}

protocol Surroundings {}

protocol WhatBecomesOfAFunction: Surroundings, Sendable {}
extension WhatBecomesOfAFunction {
    func level(completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {}
    func level() async throws -> Int { 3 }
}

struct Tide: Sendable {
    func logged(completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {}
    func logged() async throws -> Int { 3 }
}

class WhatBecomesOfAFunction4: NSObject {}
extension UIViewController {
    nonisolated func show(_ level: Int) {}
}
class WhatBecomesOfAFunction5: UIViewController {
    let tide = Tide()
}

struct Contact {}
@MainActor final class Picker {
    func present() {}
}

@MainActor
protocol HandlersThatAPropertyKeeps: AnyObject {}
extension HandlersThatAPropertyKeeps {
    var picker: Picker { Picker() }
}

protocol DispatchGroups: Surroundings, Sendable {}
extension DispatchGroups {
    var hills: [Int] { [] }
    var group: DispatchGroup { DispatchGroup() }
    var clear: [Int] {
        get { [] }
        nonmutating set {}
    }
    var completion: @Sendable ([Int]) -> Void { { _ in } }
    func look(at hill: Int, _ completion: @escaping @Sendable (Bool) -> Void) {}
    func look(at hill: Int) async -> Bool { true }
}

protocol Delegates: Surroundings {}
extension Delegates {
    var scanner: Scanner { Scanner() }
}

@MainActor
protocol ProtocolsOfFrameworks: Surroundings {}
extension ProtocolsOfFrameworks {
    var picker: CNContactPickerViewController { CNContactPickerViewController() }
    var webView: WKWebView { WKWebView() }
    var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    func present(_ controller: UIViewController, animated: Bool) {}
    func isAllowed(_ url: URL?) async -> Bool { true }
}
extension CNContactPickerViewController {
    var delegate: (any CNContactPickerDelegate)? {
        get { nil }
        set {}
    }
}
extension WKWebView {
    var navigationDelegate: (any WKNavigationDelegate)? {
        get { nil }
        set {}
    }
    func load(_ request: URLRequest) {}
}
extension WKNavigationAction {
    var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}
