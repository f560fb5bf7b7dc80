import Dispatch
enum NetError { case offline, bad(Int) }
extension NetError: Error {}

struct Client: Sendable {
    func load(id: Int, completion: @escaping @Sendable (Result<String, NetError>) -> Void) {
        DispatchQueue.global().async { id > 0 ? completion(.success("x")) : completion(.failure(.offline)) }
    }
    func only(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        DispatchQueue.global().async {
            if id > 0 { completion(nil) } else { completion(.offline) }
        }
    }
    func only2(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        only(id: id) { error in
            if let error { completion(error); return }
            print("fine")
            completion(id == 2 ? .bad(2) : nil)
        }
    }
    func only3(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        only(id: id) { error in
            print("told", error as Any)
            completion(error)
        }
    }
    func only4(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        only(id: id, completion: completion)
    }
    func only5(id: Int, completion: @escaping @Sendable (Error?) -> Void) {
        only(id: id) { completion($0) }
    }
    func flag(id: Int, completion: @escaping @Sendable (Bool, NetError?) -> Void) {
        DispatchQueue.global().async {
            if id > 0 { completion(true, nil) } else { completion(false, .offline) }
        }
    }
    func flag2(id: Int, completion: @escaping @Sendable (Bool, NetError?) -> Void) {
        flag(id: id) { ok, error in
            print("flag", ok, error as Any)
            completion(ok, error)
        }
    }
    func split(id: Int, success: @escaping @Sendable (String) -> Void, failure: @escaping @Sendable (NetError) -> Void) {
        DispatchQueue.global().async {
            if id > 0 { success("x") } else { failure(.offline) }
        }
    }
    func split2(id: Int, success: @escaping @Sendable (String) -> Void, failure: @escaping @Sendable (NetError) -> Void) {
        load(id: id) { result in
            switch result {
            case .success(let text): success(text)
            case .failure(let error): failure(error == .offline ? .bad(1) : error)
            }
        }
    }
    func checked(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        guard id != 5 else { completion(.bad(5)); return }
        only(id: id) { error in
            if let error { completion(error) } else { completion(nil) }
        }
    }
    func mixed(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        only5(id: id) { error in
            if error != nil { completion(.offline) } else { completion(nil) }
        }
    }
}
extension NetError: Equatable {}

extension Client {
    func report(_ id: Int) {
        only2(id: id) { print("only2", $0 as Any) }
        only3(id: id) { print("only3", $0 as Any) }
    }
}

protocol AnyFault: Error {}

struct Others: Sendable {
    /// Neither may come, and there is no `NetError` for that.
    func pair(completion: @escaping @Sendable (Int?, NetError?) -> Void) {  // want "its handler takes one type of error"
        DispatchQueue.global().async { completion(1, nil) }
    }

    /// No function throws a protocol.
    func fault(completion: @escaping @Sendable ((any AnyFault)?) -> Void) {  // want "its handler takes one type of error"
        DispatchQueue.global().async { completion(nil) }
    }
}
