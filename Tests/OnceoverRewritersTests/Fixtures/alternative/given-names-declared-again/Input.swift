import Dispatch

struct Lost: Error {}

struct Tide: Sendable {
    func height(_ harbour: Int, completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(harbour) }
    }

    func measured(_ harbour: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        DispatchQueue.global().async { completion(harbour < 0 ? .failure(Lost()) : .success(harbour)) }
    }

    func doubled(_ harbour: Int, completion: @escaping @Sendable (Int) -> Void) {
        height(harbour) { metres in
            let metres = metres * 2
            completion(metres)
        }
    }

    func checked(_ harbour: Int, completion: @escaping @Sendable (Int) -> Void) {
        measured(harbour) { result in
            switch result {
            case .success(let metres):
                let metres = metres + 1
                completion(metres)
            case .failure(let error):
                let error = "\(error)"
                completion(error.count)
            }
        }
    }

    func named(_ harbour: Int, completion: @escaping @Sendable (String) -> Void) {
        height(harbour) { label in
            func label(_ text: String) -> String { text + " m" }
            completion(label("1"))
        }
    }
}
