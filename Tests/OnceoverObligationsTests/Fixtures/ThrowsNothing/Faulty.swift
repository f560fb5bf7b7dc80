// verdicts: 1 proved, 0 assumed, 8 violated, 0 unknown
import Foundation

class Harbour {
    private var crew: [Int] = []

    private func enlist(_ sailor: Int) throws {
        if crew.contains(sailor) { throw Refusal.known }
    }

    func enlist(_ sailor: Int, completion: @escaping (Int) -> Void) {
        do {
            try enlist(sailor)
            completion(sailor)
        } catch {  // want "unresumed-path: .completion."
            print(error)
        }
    }

    // Not each error is caught.
    private func pay(_ sailor: Int, from purse: Purse) throws -> Int {
        do {
            return try purse.pay(sailor)
        } catch let refusal as Refusal {
            return refusal.cost
        }
    }

    func pay(_ sailor: Int, from purse: Purse, completion: @escaping (Int) -> Void) {
        do {
            completion(try pay(sailor, from: purse))
        } catch {  // want "unresumed-path: .completion."
            print(error)
        }
    }

    // Another harbour may throw.
    func open() throws { print("open") }

    func open(completion: @escaping () -> Void) {
        do {
            try open()
            completion()
        } catch {  // want "unresumed-path: .completion."
            print(error)
        }
    }

    // It has yet to be written.
    private func close() throws {}

    func close(completion: @escaping () -> Void) {
        do {
            try close()
            completion()
        } catch {  // want "unresumed-path: .completion."
            print(error)
        }
    }

    // What is given throws.
    private func inspect(_ step: () throws -> Void) rethrows { try step() }

    func inspect(_ ship: Ship, completion: @escaping () -> Void) {
        do {
            try inspect(ship.open)
            completion()
        } catch {  // want "unresumed-path: .completion."
            print(error)
        }
    }

    // Before it keeps the closure.
    func muster(completion: @escaping ([Int]) -> Void) throws {
        if crew.isEmpty { throw Refusal.known }
        queue.async { completion(self.crew) }
    }

    func review(completion: @escaping ([Int]) -> Void) {
        do {
            try muster { completion($0) }
        } catch {  // want "unresumed-path: .completion."
            print(error)
        }
    }
}

final class WinterHarbour: Harbour {
    override func open() throws { throw Refusal.ice }
}

/// What is read may be no JSON.
func read(_ text: Data, completion: @escaping (Any) -> Void) {
    guard let log = try? JSONSerialization.jsonObject(with: text)  // want "unresumed-path: .completion."
    else { return }
    completion(log)
}

/// Another function of the same name.
func load(_ name: String, from yard: any Store, completion: @escaping (Data) -> Void) {
    guard let text = try? yard.data(withJSONObject: name) else { return }  // want "unresumed-path: .completion."
    completion(text)
}

protocol Store { func data(withJSONObject name: Any) throws -> Data }
