// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown
import Foundation

/// The flag is asked before the closure that sets it has run.
func save(_ text: String, completion: @escaping (Bool) -> Void) {
    var isSaved = false
    DispatchQueue.main.async {
        completion(true)
        isSaved = true
    }
    guard !isSaved else { return }
    completion(false)  // want "double-resume: .completion."
}

func send(_ text: String) async -> Bool {
    await withCheckedContinuation { continuation in
        var isSent = false
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
            isSent = true
            continuation.resume(returning: true)
        }
        if !isSent { continuation.resume(returning: false) }  // want "double-resume: .continuation."
    }
}

func sell(_ text: String, completion: @escaping (Bool) -> Void) {
    var isSold = false
    DispatchQueue.main.async {
        completion(true)
        isSold = true
    }
    let wasSold = isSold
    if wasSold { return }
    completion(false)  // want "double-resume: .completion."
}
