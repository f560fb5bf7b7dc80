final class Waiter {
    private var waiting: ((Int) -> Void)?

    func wait(completion: @escaping (Int) -> Void) {
        waiting = completion
    }

    func arrive() {
        waiting?(1)
        waiting = nil
    }
}
