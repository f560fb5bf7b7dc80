// verdicts: 2 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs
import Foundation

// Every error is an `NSError`.
func hail(_ radio: any Radio, completion: @escaping (Int) -> Void) {
    radio.call(
        "tug", success: { completion($0.crew) },
        failure: { error in
            if let error = error as? NSError { completion(error.code) }
        })
}

func call(_ radio: any Radio, completion: @escaping (Int) -> Void) {
    radio.call("tug", success: { completion($0.crew) }) { error in
        if let error = error as NSError? { completion(error.code) }
    }
}

func moor(_ ship: Ship, in yard: any Yard, completion: @escaping (Int) -> Void) {
    do {
        completion(try yard.moor(ship))
    } catch {
        guard let error = error as NSError? else { return }
        completion(error.code)
    }
}

// What answers a request by HTTP.
func ask(_ harbour: URL, completion: @escaping (Int) -> Void) {
    let task = URLSession.shared.dataTask(with: harbour) { _, response, error in
        if error != nil { return completion(0) }
        guard let response = response as? HTTPURLResponse else { return }
        completion(response.statusCode)
    }
    task.resume()
}

// A ship is of one type, as far as people think.
func berth(_ ship: any Vessel, completion: @escaping (Int) -> Void) {
    var isTug = false
    if let tug = ship as? Tug {
        isTug = true
        completion(tug.berth)
    }
    if let raft = ship as? Raft {
        completion(raft.berth)  // assumes one-type
    } else if !isTug {
        completion(0)
    }
}
