// verdicts: 0 proved, 0 assumed, 12 violated, 0 unknown
import Foundation

struct Manifest: Codable { var name = "" }

final class Office {
    private var isOpen = true

    private func radio() -> Radio? { Harbour.Radio.nearest }

    func hail(_ ship: Ship, completion: @escaping () -> Void) {
        radio()?.hail(ship.name) { completion() }  // want "droppable-callback: .completion."
    }

    private func draft() -> Manifest? { isOpen ? Manifest() : nil }

    private func first<T>(_ all: [T]) -> T { all[0] }

    private func address(_ name: String) -> URL? {
        guard isOpen else { return nil }
        return URL(fileURLWithPath: name)
    }

    func file(_ data: Data, reply: @escaping (String?) -> Void) {
        let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
        if manifest == nil { return }  // want "unresumed-path: .reply."
        reply(manifest?.name)
    }

    func file(reply: @escaping (String?) -> Void) {
        var manifest: Manifest?
        manifest = draft()
        guard let manifest else { return }  // want "unresumed-path: .reply."
        reply(manifest.name)
    }

    // An optional may stand for a generic parameter.
    func file(_ all: [Manifest?], reply: @escaping (String?) -> Void) {
        var manifest: Manifest?
        manifest = first(all)
        guard let manifest else { return }  // want "unresumed-path: .reply."
        reply(manifest.name)
    }

    func send(_ ship: Ship, completion: @escaping (URL) -> Void) {
        guard let address = address(ship.name) else { return }  // want "unresumed-path: .completion."
        completion(address)
    }

    func flag(_ ship: Ship, completion: @escaping (Data) -> Void) {
        guard let flag = ship.name.data(using: .ascii) else { return }  // want "unresumed-path: .completion."
        completion(flag)
    }

    struct Berth {
        init?() { if Quay.isFull { return nil } }
    }

    func moor(_ ship: Ship, completion: @escaping (Berth) -> Void) {
        guard let berth = Berth() else { return }  // want "unresumed-path: .completion."
        completion(berth)
    }

    // What it is given may not do.
    func order(_ ship: Ship, completion: @escaping (Order) -> Void) {
        guard let order = Order(of: ship) else { return }  // want "unresumed-path: .completion."
        completion(order)
    }

    func surname(_ ship: Ship, completion: @escaping (Substring) -> Void) {
        if let last = ship.name.split(separator: " ").last {  // want "unresumed-path: .completion."
            completion(last)
        }
    }
}

// Only one of both ways passes the `!`.
func hail(_ ship: Ship?, loudly: Bool, _ radio: any Radio, completion: @escaping () -> Void) {
    if loudly { print(ship!.name) }
    guard let ship else { return }  // want "unresumed-path: .completion."
    radio.hail(ship.name) { _, _ in completion() }
}

// What becomes an optional may have been nil.
func dock(_ ship: Ship?, completion: @escaping () -> Void) {
    print((ship as! Tug?)?.name ?? "")
    guard let ship else { return }  // want "unresumed-path: .completion."
    print(ship.name)
    completion()
}

// What is weak may be gone.
final class Pier {
    weak var register: Register!

    func look(completion: @escaping (Int) -> Void) {
        register?.count { completion($0) }  // want "droppable-callback: .completion."
    }
}
