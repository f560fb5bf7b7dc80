import AsyncHTTPClient
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOPosix

/// Why the chat does not do what it is asked.
package enum ChatProblem: Error, CustomStringConvertible {
    case unreachable(URL)
    /// It accepts connections, and is mute.
    case silent(URL)
    /// The connection has ended too early.
    case lost(URL)
    /// In the server's words.
    case refused(status: UInt, String)

    /// Whether the same may work later.
    package var isPassing: Bool {
        switch self {
        case .unreachable, .silent, .lost: true
        case .refused(let status, _): status >= 500 || status == 403
        }
    }

    package var description: String {
        switch self {
        case .unreachable(let server): "no chat answers at \(server); `swift run blabber` starts one"
        case .silent(let server): "no answer from \(server) in time"
        case .lost(let server): "the connection to \(server) is lost"
        case .refused(_, let message): message
        }
    }
}

extension ChatProblem {
    /// - Throws: `ChatProblem` when the answer is one of failure.
    static func check(_ response: HTTPClientResponse) async throws {
        if (200..<300).contains(response.status.code) { return }
        struct Answer: Decodable {
            struct Problem: Decodable { let message: String }
            let error: Problem
        }
        let body = try await response.body.collect(upTo: 1 << 16)
        let message = (try? JSONDecoder().decode(Answer.self, from: Data(buffer: body)))?.error.message
        throw refused(status: response.status.code, message ?? "HTTP \(response.status.code)")
    }

    init(_ error: any Error, at server: URL) {
        switch error {
        case let problem as ChatProblem: self = problem
        case let error as HTTPClientError where [.readTimeout, .deadlineExceeded].contains(error):
            self = .silent(server)
        case is NIOConnectionError: self = .unreachable(server)
        case let error as IOError where error.errnoCode == ECONNREFUSED: self = .unreachable(server)
        case let error as HTTPClientError where error == .connectTimeout: self = .unreachable(server)
        default: self = .lost(server)
        }
    }
}
