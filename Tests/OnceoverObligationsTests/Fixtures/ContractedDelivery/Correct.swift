// verdicts: 7 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

final class Mail {
    // Without an error, there is data.
    func fetch(_ letter: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
        URLSession.shared.dataTask(with: letter) { data, _, error in
            if let error {
                completion(.failure(error))
            } else if let data {
                completion(.success(data))
            }
        }.resume()
    }

    // And a response.
    func status(of letter: URLRequest, completion: @escaping (Int?) -> Void) {
        let task = URLSession.shared.dataTask(with: letter) { _, response, error in
            guard error == nil else { return completion(nil) }
            guard let answer = response as? HTTPURLResponse else { return }
            completion(answer.statusCode)
        }
        task.resume()
    }

    // Not both: it is answered once.
    func parcel(_ letter: URL, completion: @escaping (URL?) -> Void) {
        URLSession.shared.downloadTask(with: letter) { file, _, error in
            if error != nil { completion(nil) }
            if let file { completion(file) }
        }.resume()
    }

    // What is given on is known as well.
    func relay(_ letter: URL, completion: @escaping (Data?, (any Error)?) -> Void) {
        URLSession.shared.dataTask(with: letter) { data, _, error in completion(data, error) }.resume()
    }

    func relayed(_ letter: URL, completion: @escaping (Bool) -> Void) {
        relay(letter) { data, error in
            if error != nil { return completion(false) }
            guard let data else { return }
            completion(data.isEmpty)
        }
    }

    // Who hands the handler on is answered, too.
    func deliver(_ letter: URL, completion: @escaping (Bool) -> Void) {
        carry(letter) { result in
            switch result {
            case .success: completion(true)
            case .failure: completion(false)
            }
        }
    }

    private func carry(_ letter: URL, result: @escaping (Result<URL, any Error>) -> Void) {
        URLSession.shared.downloadTask(with: letter) { file, _, error in
            if let error {
                result(.failure(error))
            } else if let file {
                result(.success(file))
            }
        }.resume()
    }
}

/// Whoever is not let in hears why.
func unlock(_ hatch: LAContext, completion: @escaping (Bool) -> Void) {
    hatch.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "The hold is locked") { isOpen, error in
        if isOpen { completion(true) }
        if error != nil { completion(false) }
    }
}
