import Dispatch

final class Relay: Sendable {

    func ask(_ number: Int, completion: @escaping @Sendable (Int) -> Void) {
        if number > 9 {
            completion(9)
            return
        }
        let completion = { @Sendable answer in DispatchQueue.global().async { completion(answer) } }
        DispatchQueue.global().async {
            completion(number + 1)
        }
    }
}
