import Foundation
import OnceoverTesting
import Testing

/// What one module writes for another.
@Suite struct UnitTests {
    private let folder: TemporaryFolder
    private let command: Command

    init() throws {
        folder = try TemporaryFolder()
        command = Command(folder: folder.path)
        try folder.write(
            """
            public func settle(_ k: CheckedContinuation<Int, Never>, if isOpen: Bool) {
                if isOpen { k.resume(returning: 1) }
            }
            func hidden(_ k: CheckedContinuation<Int, Never>) { k.resume(returning: 1) }
            """, to: "Store/settle.swift")
        try folder.write(
            """
            func open() async -> Int {
                await withCheckedContinuation { k in
                    settle(k, if: true)
                }
            }
            """, to: "App/open.swift")
    }

    private func text(of name: String) throws -> String {
        try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    }

    @Test func whatIsPublicIsWritten() throws {
        let outcome = try command.run("unit", "--module", "Store", "--out", "Store.facts", "Store")
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
        #expect(
            try text(of: "Store.facts") == """
                onceover-facts 1
                Store\tsettle\tfunction - settle - _:continuation.none/once if

                """)
    }

    @Test func whatIsWrittenIsKnown() throws {
        #expect(try command.run("check", "App").status == 0)
        _ = try command.run("unit", "--module", "Store", "--out", "Store.facts", "Store")
        let outcome = try command.run("check", "--facts", "Store.facts", "App")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("App/open.swift:3:9: warning: `settle` can return without resuming `k`"))
    }

    @Test func whatNeverReturnsEndsPathsInOtherModules() throws {
        try folder.write(
            """
            package func scuttle() -> Never { fatalError() }
            func sink() -> Never { fatalError() }
            """, to: "Yard/scuttle.swift")
        try folder.write(
            """
            func moor(_ berth: Int?, completion: @escaping (Int) -> Void) {
                if let berth { completion(berth) } else { scuttle() }
            }
            """, to: "Dock/moor.swift")
        _ = try command.run("unit", "--module", "Yard", "--out", "Yard.facts", "Yard")
        #expect(try text(of: "Yard.facts") == "onceover-facts 1\nYard\tnever scuttle\tnever scuttle\n")
        #expect(try command.run("check", "Dock").status == 1)
        #expect(try command.run("check", "--facts", "Yard.facts", "Dock").status == 0)
    }

    @Test(arguments: [
        (["unit", "--module", "A", "--out", "x/y.facts", "Store"], "error: x/y.facts: cannot be written: "),
        (["unit", "--module", "A", "--out", "y.facts", "nowhere"], "error: nowhere: no such file or folder"),
        (
            ["unit", "--module", "A", "--facts", "no.facts", "--out", "y", "Store"],
            "error: no.facts: the file of facts"
        ),
        (["unit", "--module", "A B", "--out", "y.facts", "Store"], "Error: --module needs a name without spaces"),
        (["check", "--facts", "App/open.swift", "App"], "error: App/open.swift:1: this is no file of facts"),
    ])
    func troubleIsTwo(_ arguments: [String], _ words: String) throws {
        let outcome = try command.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix(words), "\(outcome.errors)")
    }
}
