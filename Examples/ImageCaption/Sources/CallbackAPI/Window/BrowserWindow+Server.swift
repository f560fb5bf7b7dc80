import Foundation
import Hummingbird
import Logging

extension BrowserWindow {
    /// Serves the page on this machine, and to nobody else, until the program is told to end: SIGINT or SIGTERM.
    ///
    /// - Parameters:
    ///   - port: 0 for one that is free.
    ///   - whenReady: told the address.
    ///   - onSelect: runs for each press of the page's button, also while it runs already.
    /// - Throws: `WindowError`, when the port is not free.
    package nonisolated func serve(
        port: Int, whenReady: @escaping @Sendable (URL) -> Void, onSelect: @escaping @MainActor () async -> Void
    ) async throws(WindowError) {
        let application = Application(
            router: router(onSelect: onSelect),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port), serverName: "window"),
            onServerRunning: { channel in
                if let port = channel.localAddress?.port { whenReady(URL(string: "http://127.0.0.1:\(port)/")!) }
            },
            logger: .silent)
        do { try await application.runService() } catch { throw .notServed(port: port, reason: "\(error)") }
    }

    private nonisolated static var pageFolder: String { Bundle.module.resourcePath! + "/Page" }

    private nonisolated func router(
        onSelect: @escaping @MainActor () async -> Void
    ) -> Router<BasicRequestContext> {
        let router = Router()
        router.add(middleware: OwnPagesOnly())
        router.add(middleware: FileMiddleware(Self.pageFolder, searchForIndexHtml: true, logger: .silent))
        router.get("contents") { request, _ in await self.stream(for: request) }
        router.get("image") { _, _ in try await self.shownImage() }
        router.post("select") { _, _ in
            Task { @MainActor in await onSelect() }
            return HTTPResponse.Status.noContent
        }
        router.post("pickers/:number") { request, context in
            let image = try await Image(uploadedBy: request)
            return await self.endPicker(try context.parameters.require("number", as: Int.self), with: image)
        }
        router.delete("pickers/:number") { _, context in
            await self.endPicker(try context.parameters.require("number", as: Int.self), with: nil)
        }
        return router
    }
}

extension Logger {
    /// What the program has to say it says itself.
    fileprivate static var silent: Logger { Logger(label: "window", factory: { _ in SwiftLogNoOpLogHandler() }) }
}

/// Why there is no window.
package enum WindowError: Error, CustomStringConvertible {
    case notServed(port: Int, reason: String)

    package var description: String {
        switch self {
        case .notServed(let port, let reason): "the page cannot be served on port \(port): \(reason)"
        }
    }
}
