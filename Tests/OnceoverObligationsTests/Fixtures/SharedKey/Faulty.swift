// verdicts: 0 proved, 0 assumed, 3 violated, 3 unknown
import Foundation

/// What two callers may ask for at once is the same key, in whatever form.
@MainActor
final class Archive {
    private var reads: [ObjectIdentifier: CheckedContinuation<Int, Never>] = [:]
    private var loads: [String: CheckedContinuation<Int, Never>] = [:]
    private var saves: [String: CheckedContinuation<Int, Never>] = [:]

    func read(_ shelf: Shelf) async -> Int {
        await withCheckedContinuation { continuation in
            reads[ObjectIdentifier(shelf)] = continuation  // want "lost-continuation: a second call of"
        }
    }

    func load(_ url: URL) async -> Int {
        await withCheckedContinuation { loads[url.path] = $0 }  // want "lost-continuation: a second call of"
    }

    func save(_ url: URL) async -> Int {
        let key = url.absoluteString
        return await withCheckedContinuation { saves[key] = $0 }  // want "lost-continuation: a second call of"
    }

    func didRead(_ shelf: Shelf) { reads.removeValue(forKey: ObjectIdentifier(shelf))?.resume(returning: 1) }
    func didLoad(_ url: URL) { loads.removeValue(forKey: url.path)?.resume(returning: 1) }
    func didSave(_ url: URL) { saves.removeValue(forKey: url.absoluteString)?.resume(returning: 1) }
}
