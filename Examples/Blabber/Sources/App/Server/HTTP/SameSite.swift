import HTTPTypes
import Hummingbird

/// Lets no other site use a visitor's browser against this chat.
struct SameSite: RouterMiddleware {
    typealias Context = ChatContext

    /// A page of another site may have given its own name this server's address; so the name counts.
    let hosts: Set<String>

    func handle(
        _ request: Request, context: ChatContext, next: (Request, ChatContext) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, hosts.contains(Self.host(of: authority)) else {
            throw HTTPError(.misdirectedRequest, message: "this server does not go by that name; see --name")
        }
        // A link from elsewhere to the page is fine, and nothing else is.
        let isLink = request.method == .get && request.headers[.fetchMode] == "navigate"
        let sites = request.headers[.fetchSite].map { ["same-origin", "none"].contains($0) } ?? true
        let origins =
            request.headers[.origin].map { ["http://\(authority)", "https://\(authority)"].contains($0) } ?? true
        guard isLink || sites && origins else { throw HTTPError(.forbidden, message: "not from another site") }
        // Browsers send this type to another site only if that site agrees.
        if request.method == .post, request.headers[.contentType].map(Self.isJSON) != true {
            throw HTTPError(.unsupportedMediaType, message: "the content type must be application/json")
        }
        return try await next(request, context)
    }

    private static func isJSON(_ type: String) -> Bool {
        type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased() == "application/json"
    }

    /// Without the port.
    private static func host(of authority: String) -> String {
        let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
        return host.lowercased()
    }
}

extension HTTPField.Name {
    fileprivate static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!
    fileprivate static let fetchMode = HTTPField.Name("Sec-Fetch-Mode")!
}
