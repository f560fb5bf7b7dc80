// verdicts: 9 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Foundation

struct Manifest: Codable { var name = "" }

final class Office {
    private func draft() -> Manifest { Manifest() }

    private func address(_ name: String) -> URL? {
        let path = "/harbour/" + name
        return URL(fileURLWithPath: path)
    }

    // A name of an optional type is given what cannot be nil.
    func file(_ data: Data, reply: @escaping (String?) -> Void) {
        var manifest: Manifest?
        do {
            manifest = try JSONDecoder().decode(Manifest.self, from: data)
            if manifest == nil { return }
        } catch {
            return reply(nil)
        }
        reply(manifest?.name)
    }

    func file(reply: @escaping (String?) -> Void) {
        var manifest: Manifest?
        manifest = draft()
        guard let manifest else { return }
        reply(manifest.name)
    }

    // The function always gives something, whatever its type says.
    func send(_ ship: Ship, completion: @escaping (URL) -> Void) {
        guard let address = address(ship.name) else { return }
        completion(address)
    }

    private func radio() -> Radio? { Harbour.Radio.shared }

    func hail(_ ship: Ship, completion: @escaping () -> Void) {
        radio()?.hail(ship.name) { completion() }
    }

    private func berth(of ship: Ship) -> URL? {
        guard let berth = URL(string: ship.name) else { fatalError("no address: \(ship.name)") }
        return berth
    }

    func moor(_ ship: Ship, completion: @escaping (URL) -> Void) {
        guard let berth = berth(of: ship) else { return }
        completion(berth)
    }

    func flag(_ ship: Ship, completion: @escaping (Data) -> Void) {
        guard let flag = ship.name.data(using: .utf8) else { return }
        completion(flag)
    }

    // No initialiser is in sight that gives nil.
    func order(_ ship: Ship, completion: @escaping (Order) -> Void) {
        guard let order = Order() else { return }
        completion(order)
    }

    func surname(_ ship: Ship, completion: @escaping (String) -> Void) {
        if let last = ship.name.components(separatedBy: " ").last { completion(last) }
    }
}

// What its type says is there before anybody asks.
final class Pier {
    private var register: Register!

    func look(completion: @escaping (Int) -> Void) {
        register?.count { completion($0) }
    }
}

// Behind a `!` it is there.
func hail(_ ship: Ship?, _ radio: any Radio, completion: @escaping () -> Void) {
    print(ship!.name)
    guard let ship else { return }
    radio.hail(ship.name) { _, _ in completion() }
}

// And behind an `as!`.
func dock(_ ship: Ship?, completion: @escaping () -> Void) {
    print((ship as! Tug).name)
    guard let ship else { return }
    print(ship.name)
    completion()
}
