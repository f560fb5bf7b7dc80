import Foundation
import OnceoverTesting
import Testing

@Suite struct ConvertTests {
    private let folder: TemporaryFolder
    private let command: Command

    private let source = """
        struct Store {
            func load(id: Int, completion: @escaping (Int) -> Void) { completion(id) }
            func twice(completion: @escaping (Int) -> Void) { completion(1); completion(2) }
        }

        """
    private let overload = "    nonisolated(nonsending) func load(id: Int) async -> Int {\n"

    init() throws {
        folder = try TemporaryFolder()
        command = Command(folder: folder.path)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    }

    private func git(_ arguments: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-C", folder.path] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test func aDiffIsPrintedAndNothingWritten() throws {
        try folder.write(source, to: "Store.swift")
        let outcome = try command.run("convert", "--as", "wrapper", "--plain")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("--- a/Store.swift\n+++ b/Store.swift\n@@ -1,4 +1,11 @@\n"))
        #expect(outcome.output.contains("+" + overload))
        #expect(outcome.errors.hasPrefix("Store.swift:3: Store.twice(completion:): `completion` is called twice"))
        #expect(outcome.errors.contains("1 wrapped · 1 refused · 1 file to change"))
        #expect(try text("Store.swift") == source)
    }

    @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
    func gitAppliesTheDiff(lineBreak: String, mark: String) throws {
        let lines = (source + "let last = 1").replacing("\n", with: lineBreak)
        try folder.write(mark + lines, to: "Store.swift")
        let diff = try command.run("convert", "--as", "alternative", "--plain", "--quiet").output
        try folder.write(diff, to: "change.diff")
        #expect(try git("init", "-q") == 0)
        #expect(try git("apply", "change.diff") == 0)
        let applied = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Store.swift"))
        try folder.write(mark + lines, to: "Store.swift")
        #expect(try command.run("convert", "--as", "alternative", "--plain", "--write", "--force").status == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Store.swift")) == applied)
        #expect(applied.starts(with: Data(mark.utf8)))
    }

    @Test func aSecondRunChangesNothing() throws {
        try folder.write(source, to: "Store.swift")
        #expect(try command.run("convert", "--as", "wrapper", "--write").status == 1)
        let written = try text("Store.swift")
        #expect(written.contains(overload))
        let outcome = try command.run("convert", "--as", "wrapper", "--write")
        #expect(try text("Store.swift") == written)
        #expect(outcome.errors.contains("none converted · 1 refused · 1 async already · 0 files written"))
    }

    @Test func whatIsNotCommittedIsNotWritten() throws {
        try folder.write(source, to: "Store.swift")
        #expect(try git("init", "-q") == 0)
        let refused = try command.run("convert", "--as", "wrapper", "--write")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("Store.swift: git has uncommitted changes; --force writes anyway"))
        #expect(try text("Store.swift") == source)
        #expect(try git("add", ".") == 0)
        #expect(try git("commit", "-qm", "all") == 0)
        #expect(try command.run("convert", "--as", "wrapper", "--write").status == 1)
        #expect(try text("Store.swift").contains(overload))
    }

    @Test func callersInOtherFilesChangeToo() throws {
        try folder.write(
            source.replacing("completion(id) }", with: "DispatchQueue.main.async { completion(id) } }"),
            to: "Store.swift")
        let caller = "func show(_ store: Store) { store.load(id: 1) { print($0) } }\n"
        try folder.write(caller, to: "Caller.swift")
        let outcome = try command.run("convert", "--as", "replacement", "--plain", "--write")
        #expect(outcome.errors.contains("1 replaced · 1 refused · 2 files written"))
        #expect(try text("Store.swift").contains("func load(id: Int) async -> Int {\n"))
        #expect(
            try text("Caller.swift") == """
                func show(_ store: Store) {
                    Task { @MainActor in
                        let value = await store.load(id: 1)
                        print(value)
                    }
                }

                """)
        let written = try text("Store.swift") + text("Caller.swift")
        _ = try command.run("convert", "--as", "replacement", "--plain", "--write")
        #expect(try text("Store.swift") + text("Caller.swift") == written)
    }

    @Test func whatIsNamedInABrokenFileIsNotReplaced() throws {
        try folder.write(source, to: "Store.swift")
        try folder.write("func show(_ store: Store) { store.load(id: 1) { \n", to: "Caller.swift")
        let outcome = try command.run("convert", "--as", "replacement", "--only", "Store.load*")
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("Caller.swift mentions it, and has syntax errors"))
    }

    @Test func onlyWhatIsMeantIsConverted() throws {
        try folder.write(source, to: "Store.swift")
        let outcome = try command.run("convert", "--as", "wrapper", "--only", "Store.lo*")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "1 wrapped · 0 refused · 1 file to change\n")
        #expect(try command.run("convert", "--as", "wrapper", "--only", "load*").output.isEmpty)
    }

    @Test func aHandlerMayBeNamed() throws {
        let boil = """
            func boil(then: @escaping @Sendable (Int) -> Void) { DispatchQueue.global().async { then(1) } }
            func tea() { boil { print($0) } }

            """
        try folder.write(boil, to: "Kettle.swift")
        let convert = ["convert", "--as", "replacement", "--plain"]
        let unnamed = try command.run(convert)
        #expect(unnamed.errors.contains("`then` may have to run inside the function"))
        #expect(unnamed.errors.contains("if it need not, pass `--handler then`"))
        let named = try command.run(convert + ["--handler", "then"])
        #expect(named.errors == "1 replaced in part · 0 refused · 1 file to change\n")
    }

    @Test func jsonListsBoth() throws {
        try folder.write(source, to: "Store.swift")
        let text = try command.run("convert", "--as", "wrapper", "--format", "json", "--quiet").output
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]])
        #expect(json["converted"]?.first?["symbol"] as? String == "Store.load(id:completion:)")
        #expect(json["converted"]?.first?["line"] as? Int == 2)
        let refused = try #require(json["refused"]?.first)
        #expect(refused["file"] as? String == "Store.swift")
        #expect((refused["witness"] as? [Any])?.count == 3)
    }

    @Test func permissionsAndLinksAreKept() throws {
        let path = try folder.write(source, to: "real/Store.swift")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let link = folder.path + "/Link.swift"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/Store.swift")
        #expect(try command.run("convert", "--as", "wrapper", "--write", "Link.swift").status == 1)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/Store.swift")
        #expect(try text("real/Store.swift").contains(overload))
        let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(permissions == 0o640)
    }

    @Test func aFileWithSyntaxErrorsIsLeftAlone() throws {
        try folder.write(source + "func ( {\n", to: "Store.swift")
        let outcome = try command.run("convert", "--as", "wrapper")
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("warning: Store.swift:5: syntax error; the file is left as it is"))
    }

    @Test(arguments: [["convert"], ["convert", "--as", "else"], ["convert", "--as", "wrapper", "nowhere"]])
    func wrongUsageIsTwo(arguments: [String]) throws {
        #expect(try command.run(arguments).status == 2)
    }

    @Test(arguments: ["convert", "bridge"])
    func helpTeaches(command name: String) throws {
        let outcome = try command.run(name, "--help")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("EXAMPLES") && outcome.output.contains("EXIT STATUS"))
    }

    @Test func aBridgeIsPrinted() throws {
        try folder.write("protocol ScanDelegate: AnyObject {\n    func didFind(_ code: String)\n}\n", to: "a.swift")
        let outcome = try command.run("bridge", "ScanDelegate")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("final class ScanDelegateBridge: ScanDelegate, Sendable {"))
        let missing = try command.run("bridge", "Unheard")
        #expect(missing.status == 1)
        #expect(missing.errors == "error: no protocol `Unheard` is declared here\n")
        let misspelt = try command.run("bridge", "ScanDelgate")
        #expect(misspelt.errors == "error: no protocol `ScanDelgate` is declared here; did you mean `ScanDelegate`?\n")
        #expect(try command.run("bridge", "ScanDelegate", "--output", "b.swift").status == 0)
        #expect(try command.run("bridge", "ScanDelegate", "--output", "b.swift").status == 2)
    }

    /// A type is looked for in all files, and what it holds, too.
    @Test func aBridgeKnowsTheTypesOfOtherFiles() throws {
        let delegate = "protocol ScanDelegate: AnyObject {\n    func didFind(_ code: Code)\n}\n"
        try folder.write(delegate + "enum Radio { enum Code {} }\n", to: "a.swift")
        #expect(try !command.run("bridge", "ScanDelegate").output.contains("HandedOver"))
        try folder.write("struct Code {\n    let ink: Ink\n}\n", to: "b.swift")
        #expect(try !command.run("bridge", "ScanDelegate").output.contains("HandedOver"))
        try folder.write("final class Ink {}\n", to: "c.swift")
        #expect(try command.run("bridge", "ScanDelegate").output.contains("HandedOver"))
    }

    /// The statements at the top level of a file are rewritten together, which nothing between them may disturb.
    @Test func aCallAtTheTopLevelBesideItsFunctionIsLeftAlone() throws {
        let text = """
            enum Weather: Error { case storm }

            func signal(completion: @escaping (Result<String, Error>) -> Void) {
                completion(.failure(Weather.storm))
            }

            signal { result in
                print(result)
            }

            """
        try folder.write(text, to: "main.swift")
        let outcome = try command.run("convert", "--as", "replacement", "--write", "--force")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("it is top-level code in a file whose declarations change"))
    }

    /// A framework's protocol comes from the contract table, or from the project's own contracts.
    @Test func aFrameworksProtocolIsBridged() throws {
        let picker = try command.run("bridge", "CNContactPickerDelegate")
        #expect(picker.status == 0)
        #expect(picker.output.hasPrefix("#if canImport(ContactsUI) && canImport(UIKit)\n"))
        let undeclared = try command.run("bridge", "UIWindowSceneDelegate")
        #expect(undeclared.status == 1)
        #expect(undeclared.errors.contains("a contract lists its callbacks, but not their parameters"))
        let misspelt = try command.run("bridge", "CNContactPickerDelegat")
        #expect(misspelt.errors.contains("did you mean `CNContactPickerDelegate`?"))
    }

    @Test func aContractOfTheProjectDeclaresAProtocol() throws {
        let row = """
            contracts:
              - delegate: FerryDelegate
                interaction: crossing
                exits:
                  - { outcome: success, callbacks: ["ferry(_:reached:)"] }
                  - { outcome: cancel, callbacks: ["ferrySank(_:)"] }
                modules: [FerryKit]
                declaration: |
                  protocol FerryDelegate: AnyObject {
                      func ferry(_ ferry: Ferry, reached port: Port)
                      func ferrySank(_ ferry: Ferry)
                  }

            """
        try folder.write(row, to: ".onceover.yml")
        let outcome = try command.run("bridge", "FerryDelegate")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("import FerryKit"))
        #expect(outcome.output.contains("async throws -> Port? {"))
        let list = try command.run("bridge", "--list")
        #expect(list.output.contains("\nFerryDelegate "))
        try folder.write(row.replacing("protocol Ferry", with: "protocol Boat"), to: ".onceover.yml")
        let other = try command.run("bridge", "FerryDelegate")
        #expect(
            other.errors.contains(
                "the `declaration` in the contract of `FerryDelegate` does not declare a protocol with that name"))
    }

    /// A verdict on a handler rests on the configuration of its file, as in `check`.
    @Test func aContractOfTheProjectSaysWhatAFunctionDoes() throws {
        let ferry = """
            func cross(on ferry: Ferry, completion: @escaping () -> Void) {
                ferry.board { completion() }
            }

            """
        for place in ["A", "B"] { try folder.write(ferry, to: place + "/cross.swift") }
        try folder.write("contracts: [{ function: Ferry.board(_:), calls: many }]\n", to: "B/.onceover.yml")
        let outcome = try command.run("convert", "--as", "wrapper", "--plain")
        #expect(outcome.output.contains("+++ b/A/cross.swift") && !outcome.output.contains("B/cross.swift"))
        #expect(outcome.errors.hasPrefix("B/cross.swift:1: cross(on:completion:): `completion` "))
        #expect(outcome.errors.contains("1 wrapped · 1 refused · 1 file to change"))
    }

    @Test func theKnownProtocolsAreListed() throws {
        let outcome = try command.run("bridge", "--list")
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.contains { $0.contains(#/^CNContactPickerDelegate +ContactsUI, UIKit +picking a contact$/#) })
    }

    @Test(arguments: [["--list", "ScanDelegate"], [], ["ScanDelegate", "--buffer", "0"]])
    func wrongUseOfBridgeIsTwo(arguments: [String]) throws {
        #expect(try command.run(["bridge"] + arguments).status == 2)
    }

    @Test func asManyEventsAreKeptAsTheUserSays() throws {
        #expect(try command.run("bridge", "StreamDelegate", "--buffer", "8").output.contains(".bufferingNewest(8)"))
        #expect(try command.run("bridge", "StreamDelegate", "--buffer", "all").output.contains(".unbounded"))
    }
}
