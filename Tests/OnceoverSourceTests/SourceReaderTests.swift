import Foundation
import OnceoverTesting
import Synchronization
import Testing

@testable import OnceoverSource

@Suite struct SourceReaderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func failure(of path: String, reader: SourceReader = SourceReader()) -> ReadFailure? {
        do throws(ReadFailure) {
            _ = try reader.read(path, as: "a.swift")
            return nil
        } catch { return error }
    }

    @Test func readsTheBytesUnderTheNameGiven() throws {
        let text = try SourceReader().read(folder.write("let é = 1\r\n", to: "a.swift"), as: "shown.swift")
        #expect(text.path == "shown.swift")
        #expect(text.bytes == Array("let é = 1\r\n".utf8))
    }

    @Test func anEmptyFileIsAText() throws {
        #expect(try SourceReader().read(folder.write("", to: "a.swift"), as: "a").bytes.isEmpty)
    }

    @Test func aByteOrderMarkIsNoText() throws {
        let path = try folder.write([0xEF, 0xBB, 0xBF, 0x61], to: "a.swift")
        #expect(try SourceReader().read(path, as: "a").bytes == [0x61])
    }

    @Test func whatIsNotThereIsMissing() {
        #expect(failure(of: folder.path + "/none.swift")?.code == .missing)
    }

    @Test func aFolderIsNotRead() {
        #expect(failure(of: folder.path)?.code == .unreadable)
    }

    @Test(.enabled(if: getuid() != 0, "root may read everything"))
    func withoutPermissionItIsUnreadable() throws {
        let path = try folder.write("a", to: "a.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        #expect(failure(of: path) == ReadFailure(.unreadable, "permission denied"))
    }

    @Test func whatIsNotUTF8IsNamedByItsFirstWrongByte() throws {
        let path = try folder.write([0x61, 0x62, 0xE9, 0x63], to: "a.swift")
        #expect(failure(of: path)?.description == "not UTF-8 (byte 3 is the first that is not)")
    }

    @Test func aFileThatChangesOnceIsReadAgain() throws {
        let path = try folder.write("old", to: "a.swift")
        let changes = Mutex(1)
        let reader = SourceReader { path in
            let isLeft = changes.withLock { left in
                defer { left -= 1 }
                return left > 0
            }
            if isLeft { try? Data("newer".utf8).write(to: URL(fileURLWithPath: path)) }
        }
        #expect(try reader.read(path, as: "a").bytes == Array("newer".utf8))
    }

    @Test func aFileThatKeepsChangingIsReported() throws {
        let path = try folder.write("", to: "a.swift")
        let reader = SourceReader { path in
            let more = (FileManager.default.contents(atPath: path) ?? Data()) + Data("x".utf8)
            try? more.write(to: URL(fileURLWithPath: path))
        }
        #expect(failure(of: path, reader: reader)?.code == .changedWhileRead)
    }

    @Test func aFileThatIsReplacedIsReadAgain() throws {
        let path = try folder.write("old", to: "a.swift")
        let reader = SourceReader { path in
            guard FileManager.default.contents(atPath: path) == Data("old".utf8) else { return }
            try? Data("new".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        }
        #expect(try reader.read(path, as: "a").bytes == Array("new".utf8))
    }
}
