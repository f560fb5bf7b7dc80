// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import Foundation

@MainActor
final class Archive {
    private var reads: [ObjectIdentifier: CheckedContinuation<Int, Never>] = [:]
    private var loads: [Int: CheckedContinuation<Int, Never>] = [:]
    private var saves: [String: CheckedContinuation<Int, Never>] = [:]

    func read(_ shelf: Shelf) async -> Int {
        guard reads[ObjectIdentifier(shelf)] == nil else { return 0 }
        return await withCheckedContinuation { continuation in
            reads[ObjectIdentifier(shelf)] = continuation
        }
    }

    /// Each has a number of its own.
    func load(_ order: Order) async -> Int {
        await withCheckedContinuation { loads[order.taskIdentifier] = $0 }
    }

    func save(_ url: URL) async -> Int {
        let key = url.absoluteString
        return await withCheckedContinuation { continuation in
            saves[key]?.resume(returning: 0)
            saves[key] = continuation
        }
    }

    func didRead(_ shelf: Shelf) { reads.removeValue(forKey: ObjectIdentifier(shelf))?.resume(returning: 1) }
    func didLoad(_ order: Order) { loads.removeValue(forKey: order.taskIdentifier)?.resume(returning: 1) }
    func didSave(_ url: URL) { saves.removeValue(forKey: url.absoluteString)?.resume(returning: 1) }
}
