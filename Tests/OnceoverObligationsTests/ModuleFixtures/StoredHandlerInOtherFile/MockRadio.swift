/// A double calls what a test wants it to.
final class MockRadio {
    private(set) var sent = 0

    func send(completion: @escaping (Int) -> Void) { sent += 1 }
}
