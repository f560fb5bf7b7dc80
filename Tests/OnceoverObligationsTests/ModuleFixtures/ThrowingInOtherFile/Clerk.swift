// verdicts: 3 proved, 0 assumed, 1 violated, 0 unknown

final class Clerk {
    private let office = Office()

    func register(_ ship: Int, completion: @escaping (Int) -> Void) {
        do {
            try office.register(ship) { completion($0) }
        } catch {
            print(error)
        }
    }

    func strike(_ ship: Int, completion: @escaping (Int) -> Void) {
        do {
            try office.strike(ship) { completion($0) }
        } catch {  // want "unresumed-path: .completion."
            print(error)
        }
    }
}
