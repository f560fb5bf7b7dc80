import Chat
import Foundation
import GRDB

/// The lines of a chat, in a file of SQLite.
final class History: Sendable {
    /// Lines are numbered from 1, in the order in which this history got them.
    struct NumberedLine: Sendable {
        let number: Int64
        let line: Line
    }

    /// More are forgotten when the history is opened.
    private static let longest = 100_000

    private let database: DatabaseQueue
    /// Drawn when the file was made: numbers of another history mean nothing here.
    let epoch: String

    /// - Throws: `HistoryError` when the file cannot be opened, or is no history.
    convenience init(path: String) throws {
        do {
            try self.init(opening: path)
        } catch let error as DatabaseError {
            throw HistoryError(path: path, reason: error.message ?? "\(error.resultCode)")
        }
    }

    private init(opening path: String) throws {
        var configuration = Configuration()
        // A line then survives the end of the program, and the last few may be lost when the power fails.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL") }
        database = try DatabaseQueue(path: path, configuration: configuration)
        try Self.migrator.migrate(database)
        epoch = try database.write { database in
            try database.execute(
                sql: "DELETE FROM line WHERE number <= (SELECT max(number) FROM line) - ?", arguments: [Self.longest])
            return try String.fetchOne(database, sql: "SELECT epoch FROM history")!
        }
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("lines") { database in
            try database.execute(
                sql: """
                    CREATE TABLE history (epoch TEXT NOT NULL);
                    CREATE TABLE line (
                        number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
                        text TEXT NOT NULL, time DATETIME NOT NULL);
                    """)
            let epoch = String(UInt32.random(in: .min ... .max), radix: 36)
            try database.execute(sql: "INSERT INTO history VALUES (?)", arguments: [epoch])
        }
        return migrator
    }
}

/// Why nothing can be kept.
struct HistoryError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "cannot keep the lines in \(path): \(reason)" }
}

extension History {
    /// Keeps a line. Nil when it is there already.
    func add(_ line: Line) throws -> NumberedLine? {
        try database.write { database in
            try database.execute(
                sql: "INSERT INTO line (id, name, text, time) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
                arguments: [line.id.uuidString, line.name, line.text, line.time])
            return database.changesCount == 0
                ? nil : NumberedLine(number: database.lastInsertedRowID, line: line)
        }
    }

    /// The first `limit` lines after a number.
    func lines(after number: Int64, limit: Int) throws -> [NumberedLine] {
        try database.read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM line WHERE number > ? ORDER BY number LIMIT ?",
                arguments: [number, limit]
            ).compactMap(NumberedLine.init)
        }
    }

    /// The number after which the last `count` lines come.
    func number(beforeLast count: Int) throws -> Int64 {
        try database.read { database in
            try Int64.fetchOne(
                database, sql: "SELECT number FROM line ORDER BY number DESC LIMIT 1 OFFSET ?", arguments: [count]) ?? 0
        }
    }
}

extension History.NumberedLine {
    fileprivate init?(_ row: Row) {
        guard let id = UUID(uuidString: row["id"]) else { return nil }
        number = row["number"]
        line = Line(id: id, name: row["name"], text: row["text"], time: row["time"])
    }
}
