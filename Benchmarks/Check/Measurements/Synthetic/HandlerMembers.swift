/// Members of made-up types that take a completion handler. One `cached` in four goes on after its call.
enum HandlerMembers {
    static let all: [@Sendable (Names) -> String] = [request, decode, group, retry, cached, validated]

    @Sendable private static func request(_ names: Names) -> String {
        """
        func \(names.function)(from url: URL, completion: @escaping (Data?, Error?) -> Void) {
            var request = URLRequest(url: url, timeoutInterval: 30)
            request.setValue("\(names.noun)", forHTTPHeaderField: "X-Kind")
            session.dataTask(with: request) { data, response, error in
                if let error { return completion(nil, error) }
                guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
                    completion(nil, ServiceError.badStatus)
                    return
                }
                completion(data, nil)
            }.resume()
        }
        """
    }

    @Sendable private static func decode(_ names: Names) -> String {
        """
        func \(names.function)(
            named name: String, completionHandler: @escaping (Result<[Record], Error>) -> Void
        ) {
            queue.async {
                do {
                    let data = try Data(contentsOf: self.file(named: name))
                    let records = try JSONDecoder().decode([Record].self, from: data)
                    DispatchQueue.main.async { completionHandler(.success(records)) }
                } catch let error as DecodingError {
                    self.log("the \(names.noun) is damaged: \\(error)")
                    completionHandler(.failure(ServiceError.damaged))
                } catch {
                    completionHandler(.failure(error))
                }
            }
        }
        """
    }

    @Sendable private static func group(_ names: Names) -> String {
        """
        func \(names.function)s(_ names: [String], completion: @escaping ([Record]) -> Void) {
            let group = DispatchGroup()
            var found: [Record] = []
            for name in names where !name.isEmpty {
                group.enter()
                lookUp(name) { record in
                    if let record { found.append(record) }
                    group.leave()
                }
            }
            group.notify(queue: .main) { completion(found.sorted()) }
        }
        """
    }

    @Sendable private static func retry(_ names: Names) -> String {
        """
        func \(names.function)(attempts: Int, completion: ((Bool) -> Void)? = nil) {
            guard attempts > 0 else {
                completion?(false)
                return
            }
            send("\(names.noun)") { status in
                switch status {
                case .accepted: completion?(true)
                case .busy(let seconds) where seconds < 60:
                    self.\(names.function)(attempts: attempts - 1, completion: completion)
                case .busy, .refused: completion?(false)
                }
            }
        }
        """
    }

    @Sendable private static func cached(_ names: Names) -> String {
        """
        func \(names.function)(for key: String, completion: @escaping (Record?) -> Void) {
            if let record = records[key] {
                completion(record)
                \(names.number % 4 == 0 ? "log(\"a cached \(names.noun)\")" : "return")
            }
            lookUp(key) { [weak self] record in
                self?.records[key] = record
                completion(record)
            }
        }
        """
    }

    @Sendable private static func validated(_ names: Names) -> String {
        """
        func \(names.function)(_ text: String, onSuccess: @escaping (Record) -> Void, onFailure: @escaping (Error) -> Void) {
            let isValid = !text.isEmpty && text.count < 140
            if !isValid { onFailure(ServiceError.invalid) }
            var isDone = false
            for part in text.split(separator: ",") where !isDone && isValid {
                guard let record = records[String(part)] else { continue }
                onSuccess(record)
                isDone = true
            }
            if isValid && !isDone { onFailure(ServiceError.missing) }
        }
        """
    }
}
