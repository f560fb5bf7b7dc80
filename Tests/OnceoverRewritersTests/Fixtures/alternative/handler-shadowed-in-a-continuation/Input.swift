import Dispatch

final class Relay: Sendable {
    let queue = DispatchQueue(label: "relay")

    func ask(_ number: Int, completion: @escaping @Sendable (Int) -> Void) {
        if number > 9 {
            completion(9)
            return
        }
        let completion = { @Sendable answer in self.queue.async { completion(answer) } }
        queue.async {
            completion(number + 1)
        }
    }
}
