// verdicts: 0 proved, 0 assumed, 7 violated, 0 unknown
import Foundation

final class LostMail {
    // The error goes the way of what is missing.
    func fetch(_ letter: URL, completion: @escaping (Data) -> Void) {
        URLSession.shared.dataTask(with: letter) { data, _, error in
            guard let data else { return }  // want "unresumed-path: .completion."
            completion(data)
        }.resume()
    }

    func fetch(_ letter: URLRequest, completion: @escaping (Data) -> Void) {
        URLSession.shared.dataTask(with: letter) { data, _, error in
            guard error == nil, let data else { return }  // want "unresumed-path: .completion."
            completion(data)
        }.resume()
    }

    // An answer may be one that was not hoped for.
    func status(of letter: URLRequest, completion: @escaping (Int?) -> Void) {
        URLSession.shared.dataTask(with: letter) { _, response, error in
            guard error == nil else { return completion(nil) }
            guard let answer = response as? HTTPURLResponse else { return completion(nil) }
            if answer.statusCode >= 300 { return }  // want "unresumed-path: .completion."
            completion(answer.statusCode)
        }.resume()
    }

    // With an error, there may be a response all the same.
    func answered(_ letter: URL, completion: @escaping (Bool) -> Void) {
        URLSession.shared.dataTask(with: letter) { _, response, error in
            if error != nil { completion(false) }
            if response != nil { completion(true) }  // want "double-resume: .completion."
        }.resume()
    }

    // Nothing is known of what a function gives that is no method.
    func fetch(_ letter: URL, by pigeon: Pigeon, completion: @escaping (Data) -> Void) {
        fly(pigeon, to: letter) { data, error in
            if error != nil { return completion(Data()) }
            guard let data else { return }  // want "unresumed-path: .completion."
            completion(data)
        }
    }

    // What the helper leaves out, its caller loses.
    func deliver(_ letter: URL, completion: @escaping (Bool) -> Void) {
        carry(letter) { result in  // want "unresumed-path: .completion."
            switch result {
            case .success: completion(true)
            case .failure: completion(false)
            }
        }
    }

    private func carry(_ letter: URL, result: @escaping (Result<URL, any Error>) -> Void) {
        URLSession.shared.downloadTask(with: letter) { file, _, error in
            if let file { result(.success(file)) }
        }.resume()
    }
}

func unlock(_ hatch: LAContext, completion: @escaping (Bool) -> Void) {
    hatch.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "The hold is locked") { isOpen, error in
        if isOpen { completion(true) }  // want "unresumed-path: `completion`"
    }
}
