import CallbackAPI
import Chat
import HTTPTypes
import Hummingbird

/// Gives each error of the chat its status. The body says it in words: `{"error":{"message":"…"}}`.
struct RefusalAnswers: RouterMiddleware {
    typealias Context = ChatContext

    func handle(
        _ request: Request, context: ChatContext, next: (Request, ChatContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as any HTTPResponseError {
            return try error.response(from: request, context: context)
        } catch {
            return try Self.answer(to: error, context).response(from: request, context: context)
        }
    }

    private static func answer(to error: any Error, _ context: ChatContext) -> HTTPError {
        switch error {
        case let refusal as Refusal:
            var headers = HTTPFields()
            if case .tooFast(let seconds) = refusal { headers[.retryAfter] = "\(seconds)" }
            return HTTPError(refusal.status, headers: headers, message: "\(refusal)")
        case let error as AddressError:
            context.logger.error("\(error)")
            return HTTPError(.serviceUnavailable, message: "\(error)")
        default:
            context.logger.error("\(error)")
            return HTTPError(.internalServerError, message: "the server could not do that")
        }
    }
}

extension Refusal {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .name, .key, .empty, .unprintable: .badRequest
        case .tooLong: .contentTooLarge
        case .nameTaken: .conflict
        case .tooFast: .tooManyRequests
        case .notConnected: .forbidden
        case .full: .serviceUnavailable
        }
    }
}
