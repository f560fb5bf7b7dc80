// verdicts: 3 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

/// The flag is set before the closure is handed over.
func save(_ text: String, completion: @escaping (Bool) -> Void) {
    var isSaved = false
    if text.isEmpty {
        completion(false)
        isSaved = true
    }
    DispatchQueue.main.async {
        if !isSaved { completion(true) }
    }
}

/// Who asks waits for the closure first.
func send(_ text: String, completion: @escaping (Bool) -> Void) {
    var isSent = false
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().async {
        isSent = true
        completion(true)
        group.leave()
    }
    group.wait()
    if !isSent { completion(false) }
}

/// Each closure asks in its own turn.
func hail(completion: @escaping (Bool) -> Void) {
    var isAnswered = false
    DispatchQueue.main.async {
        guard !isAnswered else { return }
        isAnswered = true
        completion(true)
    }
    DispatchQueue.main.async {
        guard !isAnswered else { return }
        isAnswered = true
        completion(false)
    }
}
