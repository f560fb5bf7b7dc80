// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import Foundation

actor Customs {
    private struct Hold {
        let officer: CheckedContinuation<Int, any Error>
        let opened: Date
    }
    private var holds: [UUID: Hold] = [:]

    func inspect(_ yard: any Yard, _ ship: Ship) async throws -> Int {
        let id = UUID()
        return try await withCheckedThrowingContinuation { officer in
            holds[id] = Hold(officer: officer, opened: Date())
            Task {
                do {
                    _ = try await yard.weigh(ship)
                } catch {
                    officer.resume(throwing: error)  // want "stale-continuation: .officer."
                }
            }
        }
    }

    func cleared(_ id: UUID, tons: Int) {
        guard let hold = holds.removeValue(forKey: id) else { return }
        hold.officer.resume(returning: tons)
    }
}
