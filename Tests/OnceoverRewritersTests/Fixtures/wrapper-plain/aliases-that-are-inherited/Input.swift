protocol Request {
    associatedtype Answer: Sendable
    typealias AnswerHandler = @Sendable (Result<Answer, any Error>) -> Void
}

protocol PagedRequest: Request {}

struct Titles: PagedRequest {
    typealias Answer = [String]

    func send(completion: @escaping AnswerHandler) { completion(.success(["A"])) }
}

/// It is no closure, whatever its name.
final class PageHandler: Sendable {}

struct Desk {
    func open(handler: PageHandler, title: String) { print(title) }
}
