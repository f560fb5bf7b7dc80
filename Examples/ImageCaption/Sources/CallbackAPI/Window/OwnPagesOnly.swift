import Hummingbird

/// Keeps other people's pages away, which the same browser may show.
///
/// A request must name this machine as its host: else another name was made to lead here (DNS rebinding). One that changes
/// something must come from a page of this program.
struct OwnPagesOnly<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let host = request.head.authority ?? ""
        guard ["127.0.0.1", "localhost"].contains(host.prefix { $0 != ":" }) else {
            throw HTTPError(.misdirectedRequest, message: "this is no host of this program")
        }
        if request.method != .get, request.headers[.origin] != "http://\(host)" {
            throw HTTPError(.forbidden, message: "this comes from another page")
        }
        var response = try await next(request, context)
        response.headers.append(contentsOf: protection)
        return response
    }

    /// The page may use what this program serves, and nothing else; other pages may not show any of it.
    private var protection: HTTPFields {
        [
            .contentSecurityPolicy: "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            .xContentTypeOptions: "nosniff",
            .init("Cross-Origin-Resource-Policy")!: "same-origin",
        ]
    }
}
