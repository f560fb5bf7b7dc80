// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown
import Foundation

final class Lockkeeper {
    let request: DataRequest

    init(request: DataRequest) { self.request = request }

    /// An answer without content is a success, too.
    func gates(completion: @escaping (Data?) -> Void) {
        request.responseData { response in
            switch response.result {
            case .success:
                if let data = response.data { completion(data) }  // want "unresumed-path: .completion."
            case .failure: completion(nil)
            }
        }
    }

    /// A failure has no value.
    func locks(completion: @escaping ([String]) -> Void) {
        request.responseJSON { response in
            switch response.result {
            case .success(let value): completion(value)
            case .failure:
                if let value = response.value { completion(value) }  // want "unresumed-path: .completion."
            }
        }
    }

    /// The result of another response.
    func weirs(_ other: DataResponse, completion: @escaping ([String]?) -> Void) {
        request.responseJSON { response in
            switch other.result {
            case .success:
                if let value = response.value { completion(value) }  // want "unresumed-path: .completion."
            case .failure: completion(nil)
            }
        }
    }

    /// A failure may come without any answer.
    func sluices(completion: @escaping (Int?) -> Void) {
        request.responseData { response in
            switch response.result {
            case .success: completion(200)
            case .failure:
                if let status = response.response?.statusCode {  // want "unresumed-path: .completion."
                    completion(status)
                }
            }
        }
    }

    /// The answer is there, but it may be another than these.
    func dykes(completion: @escaping (Int?) -> Void) {
        request.responseData { response in
            switch response.result {
            case .success:
                if let status = response.response?.statusCode {
                    switch status {
                    case 200: completion(1)
                    default: break  // want "unresumed-path: .completion."
                    }
                }
            case .failure: completion(nil)
            }
        }
    }
}
