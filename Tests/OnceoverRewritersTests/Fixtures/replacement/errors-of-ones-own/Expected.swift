import Dispatch
enum NetError { case offline, bad(Int) }
extension NetError: Error {}

struct Client: Sendable {
    nonisolated(nonsending) func load(id: Int) async throws(NetError) -> String {
        let outcome: Result<String, NetError> = await withCheckedContinuation { continuation in
            let completion: @Sendable (Result<String, NetError>) -> Void = { continuation.resume(returning: $0) }
            DispatchQueue.global().async { id > 0 ? completion(.success("x")) : completion(.failure(.offline)) }
        }
        return try outcome.get()
    }
    nonisolated(nonsending) func only(id: Int) async throws(NetError) {
        let outcome: Result<Void, NetError> = await withCheckedContinuation { continuation in
            let completion: @Sendable (NetError?) -> Void = { error in
                if let error {
                    continuation.resume(returning: .failure(error))
                } else {
                    continuation.resume(returning: .success(()))
                }
            }
            DispatchQueue.global().async {
                if id > 0 { completion(nil) } else { completion(.offline) }
            }
        }
        return try outcome.get()
    }
    nonisolated(nonsending) func only2(id: Int) async throws(NetError) {
        try await only(id: id)
        print("fine")
        let failure: NetError? = id == 2 ? .bad(2) : nil
        if let failure {
            throw failure
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
    nonisolated(nonsending) func only4(id: Int) async throws(NetError) {
        try await only(id: id)
    }
    nonisolated(nonsending) func only5(id: Int) async throws {
        try await only(id: id)
    }
    nonisolated(nonsending) func flag(id: Int) async throws(NetError) -> Bool {
        let outcome: Result<Bool, NetError> = await withCheckedContinuation { continuation in
            let completion: @Sendable (Bool, NetError?) -> Void = { value, error in
                if let error {
                    continuation.resume(returning: .failure(error))
                } else {
                    continuation.resume(returning: .success(value))
                }
            }
            DispatchQueue.global().async {
                if id > 0 { completion(true, nil) } else { completion(false, .offline) }
            }
        }
        return try outcome.get()
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
    nonisolated(nonsending) func split(id: Int) async throws(NetError) -> String {
        let outcome: Result<String, NetError> = await withCheckedContinuation { continuation in
            let success: @Sendable (String) -> Void = { continuation.resume(returning: .success($0)) }
            let failure: @Sendable (NetError) -> Void = { continuation.resume(returning: .failure($0)) }
            DispatchQueue.global().async {
                if id > 0 { success("x") } else { failure(.offline) }
            }
        }
        return try outcome.get()
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

extension Client {
    func report(_ id: Int) {
        Task.immediate {
            let error: NetError?
            do throws(NetError) {
                try await only2(id: id)
                error = nil
            } catch let caught {
                error = caught
            }
            print("only2", error as Any)
        }
        Task.immediate {
            let error: NetError?
            do throws(NetError) {
                try await only3(id: id)
                error = nil
            } catch let caught {
                error = caught
            }
            print("only3", error as Any)
        }
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
