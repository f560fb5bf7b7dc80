import Dispatch

struct Broom: Sendable {
    func sweep(_ room: Int, completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(nil)
    }

    func rooms(completion: @escaping @Sendable () -> Void) {
        let group = DispatchGroup()

        // All at once.
        for room in 1...3 {
            group.enter()
            sweep(room) { _ in group.leave() }
        }
        group.notify(queue: .main) {
            completion()
        }
    }
}
