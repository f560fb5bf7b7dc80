import Foundation
import Hummingbird
import ServiceLifecycle

// What the page asks for, and what it tells.

extension BrowserWindow {
    /// The contents as server-sent events, until the page goes or the program ends.
    func stream(for request: Request) -> Response {
        let contents = contents()
        let body = ResponseBody { writer in
            try await request.body.consumeWithCancellationOnInboundClose { _ in
                for await content in contents.cancelOnGracefulShutdown() {
                    let text = String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
                    try await writer.write(ByteBuffer(string: "data: \(text)\n\n"))
                }
            }
            try await writer.finish(nil)
        }
        let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
        return Response(status: .ok, headers: headers, body: body)
    }

    func shownImage() throws(HTTPError) -> Response {
        guard let image, let format = image.format else { throw HTTPError(.notFound) }
        let headers: HTTPFields = [.contentType: format.rawValue, .cacheControl: "no-store"]
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: image.data)))
    }

    func endPicker(_ number: Int, with image: Image?) -> HTTPResponse.Status {
        end(picker: number, with: image) ? .noContent : .gone
    }
}

extension Image {
    /// What the page has sent: its address ends with the name of the file. Of a file that is too large the page sends
    /// one byte too many, so that it is known as such.
    init(uploadedBy request: Request) async throws {
        let bytes = try await request.body.collect(upTo: Self.sizeLimit + 1)
        let name = request.uri.queryParameters.get("name") ?? ""
        self.init(name: String(name.prefix(200)), data: Data(bytes.readableBytesView))
    }
}
