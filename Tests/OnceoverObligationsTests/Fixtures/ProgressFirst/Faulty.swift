// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown
import Alamofire

final class Freight {
    private let session: Session
    private let door: Door

    // A completion handler hears of the end.
    func send(_ crate: Crate, completion: @escaping (Double?, (any Error)?) -> Void) {
        session.upload(crate.data, to: crate.address)
            .uploadProgress { progress in
                completion(progress.fractionCompleted, nil)
            }
            .response { response in print(response) }
        completion(nil, nil)  // want "double-resume: .completion. is called a second time here"
    }

    // The end comes once.
    func unload(_ crate: Crate, callback: @escaping (Double?, (any Error)?) -> Void) {
        session.upload(crate.data, to: crate.address)
            .uploadProgress { progress in
                callback(progress.fractionCompleted, nil)
            }
            .response { response in
                if let error = response.error { callback(nil, error) }
                callback(nil, nil)  // want "double-resume: .callback. is called a second time here"
            }
    }

    // Of the error nobody hears.
    func sendAll(_ crate: Crate, completion: @escaping ((any Error)?) -> Void) {
        door.open(crate) { progress, error in
            if let error {  // want "unresumed-path: .completion. is not called on this path"
                print(error)
            // FIXME: progress is not the end, so no call is missing here.
            } else if let progress {  // want "unresumed-path: `completion` is not called on this path"
                print(progress)
            } else {
                completion(nil)
            }
        }
    }

    // No event follows the last one.
    func listen(for ship: String, completion: @escaping (String) -> Void) {
        session.streamRequest(ship).responseStreamString { stream in
            switch stream.event {
            case .stream(.success(let text)):
                if text == ship { completion(text) }
            case .stream(.failure(let error)): completion("\(error)")
            case .complete: print("closed")  // want "unresumed-path: .completion. is not called on this path"
            }
        }
    }
}
