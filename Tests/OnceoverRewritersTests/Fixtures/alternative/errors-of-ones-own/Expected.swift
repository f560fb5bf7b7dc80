import Dispatch
enum NetError { case offline, bad(Int) }
extension NetError: Error {}

struct Client: Sendable {
    func load(id: Int, completion: @escaping @Sendable (Result<String, NetError>) -> Void) {
        DispatchQueue.global().async { id > 0 ? completion(.success("x")) : completion(.failure(.offline)) }
    }

    nonisolated(nonsending) func load(id: Int) async throws(NetError) -> String {
        let result: Result<String, NetError> = await withCheckedContinuation { continuation in
            load(id: id) { continuation.resume(returning: $0) }
        }
        return try result.get()
    }

    func only(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        DispatchQueue.global().async {
            if id > 0 { completion(nil) } else { completion(.offline) }
        }
    }

    nonisolated(nonsending) func only(id: Int) async throws(NetError) {
        let result: Result<Void, NetError> = await withCheckedContinuation { continuation in
            only(id: id) { error in
                if let error {
                    continuation.resume(returning: .failure(error))
                } else {
                    continuation.resume(returning: .success(()))
                }
            }
        }
        return try result.get()
    }

    func only2(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        Task.immediate {
            do throws(NetError) {
                try await only2(id: id)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func only2(id: Int) async throws(NetError) {
        try await only(id: id)
        print("fine")
        let failure: NetError? = id == 2 ? .bad(2) : nil
        if let failure {
            throw failure
        }
    }

    func only3(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        Task.immediate {
            do throws(NetError) {
                try await only3(id: id)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func only3(id: Int) async throws(NetError) {
        let error: NetError?
        do throws(NetError) {
            try await only(id: id)
            error = nil
        } catch let caught {
            error = caught
        }
        print("told", error as Any)
        let failure: NetError? = error
        if let failure {
            throw failure
        }
    }

    func only4(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        Task.immediate {
            do throws(NetError) {
                try await only4(id: id)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func only4(id: Int) async throws(NetError) {
        try await only(id: id)
    }

    func only5(id: Int, completion: @escaping @Sendable (Error?) -> Void) {
        only(id: id) { completion($0) }
    }

    nonisolated(nonsending) func only5(id: Int) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            only5(id: id) { error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume()
                }
            }
        }
    }

    func flag(id: Int, completion: @escaping @Sendable (Bool, NetError?) -> Void) {
        DispatchQueue.global().async {
            if id > 0 { completion(true, nil) } else { completion(false, .offline) }
        }
    }

    nonisolated(nonsending) func flag(id: Int) async throws(NetError) -> Bool {
        let result: Result<Bool, NetError> = await withCheckedContinuation { continuation in
            flag(id: id) { value, error in
                if let error {
                    continuation.resume(returning: .failure(error))
                } else {
                    continuation.resume(returning: .success(value))
                }
            }
        }
        return try result.get()
    }

    func flag2(id: Int, completion: @escaping @Sendable (Bool, NetError?) -> Void) {
        Task.immediate {
            do throws(NetError) {
                completion(try await flag2(id: id), nil)
            } catch {
                completion(false, error)
            }
        }
    }

    nonisolated(nonsending) func flag2(id: Int) async throws(NetError) -> Bool {
        let ok: Bool
        let error: NetError?
        do throws(NetError) {
            ok = try await flag(id: id)
            error = nil
        } catch let caught {
            ok = false
            error = caught
        }
        print("flag", ok, error as Any)
        let failure: NetError? = error
        if let failure {
            throw failure
        }
        return ok
    }

    func split(id: Int, success: @escaping @Sendable (String) -> Void, failure: @escaping @Sendable (NetError) -> Void) {
        DispatchQueue.global().async {
            if id > 0 { success("x") } else { failure(.offline) }
        }
    }

    nonisolated(nonsending) func split(id: Int) async throws(NetError) -> String {
        let result: Result<String, NetError> = await withCheckedContinuation { continuation in
            split(id: id, success: { continuation.resume(returning: .success($0)) }, failure: { continuation.resume(returning: .failure($0)) })
        }
        return try result.get()
    }

    func split2(id: Int, success: @escaping @Sendable (String) -> Void, failure: @escaping @Sendable (NetError) -> Void) {
        Task.immediate {
            do throws(NetError) {
                success(try await split2(id: id))
            } catch {
                failure(error)
            }
        }
    }

    nonisolated(nonsending) func split2(id: Int) async throws(NetError) -> String {
        let text: String
        do throws(NetError) {
            text = try await load(id: id)
        } catch {
            throw error == .offline ? .bad(1) : error
        }
        return text
    }

    func checked(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        Task.immediate {
            do throws(NetError) {
                try await checked(id: id)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func checked(id: Int) async throws(NetError) {
        guard id != 5 else {
            let failure: NetError? = .bad(5)
            if let failure {
                throw failure
            }
            return
        }
        try await only(id: id)
    }

    func mixed(id: Int, completion: @escaping @Sendable (NetError?) -> Void) {
        Task.immediate {
            do throws(NetError) {
                try await mixed(id: id)
                completion(nil)
            } catch {
                completion(error)
            }
        }
    }

    nonisolated(nonsending) func mixed(id: Int) async throws(NetError) {
        let error: (any Error)?
        do {
            try await only5(id: id)
            error = nil
        } catch let caught {
            error = caught
        }
        if error != nil {
            let failure: NetError? = .offline
            if let failure {
                throw failure
            }
            return
        } else {
            return
        }
    }
}
extension NetError: Equatable {}

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
