// verdicts: 0 proved, 0 assumed, 1 violated, 2 unknown
import Alamofire

final class Freight {
    private let session: Session
    private let door: Door

    // Who is told of progress by the same closure hears of more than the end.
    func send(_ crate: Crate, callback: @escaping (Double?, (any Error)?) -> Void) {
        session.upload(crate.data, to: crate.address)
            .uploadProgress { progress in
                callback(progress.fractionCompleted, nil)
            }
            .response { response in
                callback(nil, response.error)
            }
    }

    // Progress is not the end.
    func sendAll(_ crate: Crate, completion: @escaping ((any Error)?) -> Void) {
        door.open(crate) { progress, error in
            if let error {
                completion(error)
            // FIXME: progress is not the end, so no call is missing here.
            } else if let progress {  // want "unresumed-path: `completion` is not called on this path"
                print(progress)
            } else {
                completion(nil)
            }
        }
    }

    // Each event may be the one that it waits for.
    func listen(for ship: String, completion: @escaping (String) -> Void) {
        session.streamRequest(ship).responseStreamString { stream in
            switch stream.event {
            case .stream(.success(let text)):
                if text == ship { completion(text) }
            case .stream(.failure(let error)): completion("\(error)")
            case .complete: completion("")
            }
        }
    }
}
