import CallbackAPI
import Chat
import Foundation
import HTTPTypes
import Hummingbird

/// What the server answers, and to what.
struct ChatRoutes {
    let room: Room
    let sharedLocation: SharedLocation
    /// The names that this server goes by.
    let hosts: Set<String>

    var router: Router<ChatContext> {
        let router = Router(context: ChatContext.self)
        router.add(middleware: SecurityHeaders())
        router.add(middleware: RefusalAnswers())
        router.add(middleware: SameSite(hosts: hosts))
        addPage(to: router)
        router.post("join") { request, context in
            try await room.admit(request.decode(as: Person.self, context: context))
            return HTTPResponse.Status.noContent
        }
        router.post("lines") { request, context in
            try await room.post(request.decode(as: Draft.self, context: context))
            return HTTPResponse.Status.noContent
        }
        router.post("location", use: shareLocation)
        router.get("stream") { request, context in
            try await EventStream(request, context, room: room).response()
        }
        return router
    }

    private func addPage(to router: Router<ChatContext>) {
        let files: [(path: RouterPath, type: String, bytes: [UInt8])] = [
            ("/", "text/html", PackageResources.index_html),
            ("chat.css", "text/css", PackageResources.chat_css),
            ("chat.js", "text/javascript", PackageResources.chat_js),
        ]
        for file in files {
            router.get(file.path) { _, _ in
                Response(
                    status: .ok, headers: [.contentType: "\(file.type); charset=utf-8", .cacheControl: "no-cache"],
                    body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes)))
            }
        }
    }

    /// The location is that of the browser's machine, which has no list of cities. This one has.
    @Sendable private func shareLocation(_ request: Request, _ context: ChatContext) async throws
        -> HTTPResponse.Status
    {
        let draft = try await request.decode(as: LocationDraft.self, context: context)
        let location = Location(latitude: draft.latitude, longitude: draft.longitude, accuracy: draft.accuracy)
        guard let location else { throw HTTPError(.badRequest, message: "there is no such place on Earth") }
        let text = try await sharedLocation.text(for: location)
        try await room.post(Draft(id: draft.id, person: draft.person, text: text))
        return .noContent
    }
}
