import Dispatch

struct Fog: Error {}

final class Harbour: @unchecked Sendable {
    private var ships = 0

    private func depth(of berth: Int, completion: @escaping @Sendable (Result<Int, Fog>) -> Void) {
        DispatchQueue.global().async { completion(berth < 0 ? .failure(Fog()) : .success(berth)) }
    }

    // One task holds the harbour, and throws a `Fog`; the other does not.
    func enter(_ berth: Int) {
        depth(of: berth) { [weak self] result in
            switch result {
            case .success(let metres):
                self?.ships += 1
                print(metres)
            case .failure(let fog):
                print(fog)
            }
        }
    }
}
