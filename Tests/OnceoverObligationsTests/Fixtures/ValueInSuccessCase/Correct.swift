// verdicts: 6 proved, 0 assumed, 0 violated, 0 unknown
import Foundation

final class Harbourmaster {
    let request: DataRequest

    init(request: DataRequest) { self.request = request }

    /// What has been decoded was there.
    func ships(completion: @escaping (Data?) -> Void) {
        request.responseDecodable(of: [String].self) { response in
            switch response.result {
            case .success:
                if let data = response.data { completion(data) }
            case .failure: completion(nil)
            }
        }
    }

    func berths(completion: @escaping ([String]?, Error?) -> Void) {
        request.responseJSON { response in
            if case .success = response.result {
                guard let value = response.value else { return }
                completion(value, nil)
            } else {
                completion(nil, nil)
            }
        }
    }

    func cranes(completion: @escaping ([String]?, Error?) -> Void) {
        request.responseJSON { response in
            switch response.result {
            case .success:
                if let value = response.result.value { completion(value, nil) }
            case .failure:
                if let error = response.result.error { completion(nil, error) }
            }
        }
    }

    func tugs(completion: @escaping ([String]?, Error?) -> Void) {
        request.responseJSON { response in
            switch response.result {
            case .success(let value): completion(value, nil)
            case .failure:
                if let error = response.error { completion(nil, error) }
            }
        }
    }

    /// What has been answered has an answer's head.
    func pilots(completion: @escaping (Int?) -> Void) {
        request.responseData { response in
            switch response.result {
            case .success:
                if let status = response.response?.statusCode { completion(status) }
            case .failure: completion(nil)
            }
        }
    }

    func divers(completion: @escaping (Int?) -> Void) {
        request.responseJSON { response in
            switch response.result {
            case .success:
                if response.result.value != nil, let status = response.response?.statusCode {
                    switch status {
                    case 200: completion(1)
                    default: completion(0)
                    }
                }
            case .failure: completion(nil)
            }
        }
    }
}
