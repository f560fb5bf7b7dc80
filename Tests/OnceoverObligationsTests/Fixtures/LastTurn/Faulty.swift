// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown
import Foundation
import Synchronization

/// The optional says something else than that it is the last.
func weigh(_ names: [String], by radio: any Radio, completion: @escaping (Int) -> Void) {
    guard !names.isEmpty else { return completion(0) }
    let load = Mutex((open: names.count, tons: 0))
    for name in names {
        radio.hail(name) { ship, _ in
            let whole = load.withLock { load -> Int? in
                load.open -= 1
                load.tons += ship?.tons ?? 0
                return ship == nil ? nil : load.tons
            }
            if let whole { completion(whole) }  // want "double-resume: .completion."
        }
    }
}  // want "unresumed-path: .completion."

/// Where there is none, nobody is the last.
func stow(_ names: [String], by radio: any Radio, completion: @escaping (Int) -> Void) {
    let load = Mutex((open: names.count, tons: 0))
    for name in names {
        radio.hail(name) { ship, _ in
            let whole = load.withLock { load -> Int? in
                load.open -= 1
                load.tons += ship?.tons ?? 0
                return load.open == 0 ? load.tons : nil
            }
            if let whole { completion(whole) }
        }
    }
}  // want "unresumed-path: .completion."

/// A failure is told at once, and the last all the same.
func trim(_ names: [String], by radio: any Radio, completion: @escaping (Int?) -> Void) {
    guard !names.isEmpty else { return completion(0) }
    let load = Mutex((open: names.count, tons: 0))
    for name in names {
        radio.hail(name) { ship, error in
            if error != nil { completion(nil) }  // want "double-resume: .completion."
            let whole = load.withLock { load -> Int? in
                load.open -= 1
                load.tons += ship?.tons ?? 0
                return load.open == 0 ? load.tons : nil
            }
            if let whole { completion(whole) }
        }
    }
}

/// All but the last have something behind them.
func call(_ names: [String], completion: @escaping (String) -> Void) {
    guard !names.isEmpty else { return completion("") }
    for (index, name) in names.enumerated() {
        if index + 1 != names.count { completion(name) }  // want "double-resume: .completion."
    }
}  // want "unresumed-path: .completion."

/// Of those that fail, each tells.
func weigh(_ cargo: [Result<Int, any Error>], completion: @escaping (Result<Int, any Error>) -> Void) {
    guard !cargo.isEmpty else { return completion(.success(0)) }
    var done = 0
    cargo.forEach { crate in
        switch crate {
        case .success:
            done += 1
            if done == cargo.count { completion(.success(done)) }
        case .failure(let error): completion(.failure(error))  // want "double-resume: .completion."
        }
    }
}
