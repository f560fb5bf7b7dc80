import Foundation

struct Encoded: Sendable {
    func send(_ words: [String], completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        let data: Data
        do {
            // The order matters.
            data = try JSONSerialization.data(withJSONObject: words, options: [])
        } catch {
            completion(.failure(error))
            return
        }
        measure(data) { result in
            switch result {
            case .success(let size):
                print("size \(size)")
                completion(.success(size))
            case .failure(let error):
                completion(.failure(error))
            }
        }
    }

    func measure(_ data: Data, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        if data.count > 16 {
            completion(.failure(TooLong()))
        } else {
            completion(.success(data.count))
        }
    }
}

struct TooLong: Error {}
