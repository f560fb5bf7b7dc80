import Foundation
import OnceoverContracts
import OnceoverSource
import Testing

/// The tool's own rows: that they say something, and where it comes from.
@Suite struct StandardContractTests {
    @Test func thereAreManyAndEachIsUsable() throws {
        let rows = try ContractTable.standardRows()
        #expect(rows.count >= 150)
        for row in rows { _ = try ContractTable().adding([row]) }
    }

    @Test func eachHasASource() throws {
        for row in try ContractTable.standardRows() {
            let source = try #require(row.source, "\(row)")
            #expect(URL(string: source)?.scheme == "https", "\(source)")
        }
    }

    @Test func noneIsThereTwice() throws {
        let rows = try ContractTable.standardRows()
        #expect(Set(rows).count == rows.count)
    }

    @Test func theProgramHoldsTheTableAsItStands() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/OnceoverContracts/Resources/contracts.json")
        let table = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
        #expect(ContractText.json == table, "run Scripts/contract-text")
    }

    /// The schema is for editors, and for the check that `.ci/run` makes of the table with a validator.
    @Test func theSchemaKnowsTheKeysAndWordsThatTheReaderKnows() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Sources/OnceoverContracts/Resources/contracts.schema.json")
        let schema = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let row = try #require((schema["items"] as? [String: Any])?["properties"] as? [String: [String: Any]])
        #expect(Set(row.keys) == Set(ContractRow.CodingKeys.allCases.map(\.rawValue)))
        #expect(row["calls"]?["enum"] as? [String] == CallFrequency.allCases.map(\.rawValue))
        #expect(row["runs"]?["enum"] as? [String] == CallTiming.allCases.map(\.rawValue))
        for key in ["gives", "last"] {
            let ways = (row[key]?["items"] as? [String: Any])?["items"] as? [String: Any]
            let words = (ways?["anyOf"] as? [[String: Any]])?.first
            #expect(words?["enum"] as? [String] == ContractRow.Given.words)
        }
        #expect(row["returns"]?["enum"] as? [String] == ContractRow.Returning.allCases.map(\.rawValue))
        #expect(row["throws"]?["enum"] as? [String] == ContractRow.Throwing.allCases.map(\.rawValue))
        #expect(row["values"]?["enum"] as? [String] == ValueCount.allCases.map(\.rawValue))
    }
}

@Suite struct ContractTableTests {
    @Test func handlersOfDelegatesAreKnownByTheirLabels() throws {
        var row = ContractRow()
        row.delegate = "KilnDelegate"
        row.handlers = ["kiln(_:didFire:whenCold:)", "kilnDidBreak(_:)"]
        #expect(try ContractTable().adding([row]).handlerLabels == ["whenCold", "_"])
    }

    private func use(
        _ arguments: [String?], _ label: String? = nil, on type: String? = nil,
        literals: [String: ContractRow.Literal] = [:]
    ) -> ClosureUse {
        ClosureUse(type: type, arguments: arguments, label: label, literals: literals)
    }

    private func calls(_ name: String, _ use: ClosureUse) -> CallFrequency? {
        ContractTable.standard.callback(of: name, use)?.calls
    }

    @Test func aLiteralDecides() {
        let labels: [String?] = ["withTimeInterval", "repeats", nil]
        #expect(calls("scheduledTimer", use(labels, literals: ["repeats": .boolean(true)])) == .many)
        #expect(calls("scheduledTimer", use(labels, literals: ["repeats": .boolean(false)])) == .exactlyOnce)
        #expect(calls("scheduledTimer", use(labels)) == .anyNumber)
    }

    @Test func whatAnArgumentHasBeenSetToDecides() {
        func calls(_ literals: [String: ContractRow.Literal]) -> CallFrequency? {
            self.calls("requestImage", use(["for", "options", nil], literals: literals))
        }
        #expect(calls(["options.deliveryMode": .member("opportunistic")]) == .many)
        #expect(calls(["options.deliveryMode": .member("fastFormat")]) == .exactlyOnce)
        #expect(calls(["options": .nothing]) == .many)
        #expect(calls([:]) == .anyNumber)
    }

    @Test func howAClosureIsCalledForTheLastTime() throws {
        #expect(
            ContractTable.standard.property("stateUpdateHandler")?.last == [
                [.member("failed")], [.member("cancelled")],
            ])
        var row = ContractRow()
        row.function = "Ferry.board(_:)"
        row.last = [[.nothing]]
        #expect(throws: ContractError.self) { try ContractTable().adding([row]) }
    }

    @Test func labelsTellFunctionsOfOneNameApart() {
        #expect(calls("addObserver", use(["forName", "object", "queue", nil])) == .many)
        #expect(calls("addObserver", use([nil, "selector"])) == nil)
    }

    @Test func ofSeveralClosuresTheOneThatIsMeant() {
        #expect(calls("sink", use(["receiveCompletion", "receiveValue"], "receiveValue")) == .many)
        #expect(calls("sink", use(["receiveCompletion", "receiveValue"], "receiveCompletion")) == nil)
        #expect(calls("sink", use(["receiveCompletion", nil])) == .many)
    }

    @Test func aTypeThatIsSeenToBeAnotherIsNotMeant() {
        #expect(calls("receive", use([nil], on: "URLSessionWebSocketTask")) == .exactlyOnce)
        #expect(calls("receive", use([nil], on: "Mailbox")) == nil)
    }

    @Test func aCommonNameIsMeantOnlyWhereTheTypeIsSeen() {
        #expect(calls("schedule", use([nil])) == nil)
        #expect(calls("schedule", use([nil], on: "NSBackgroundActivityScheduler")) == .many)
        // Foundation's names lose their prefix where Swift imports them.
        #expect(calls("schedule", use([nil], on: "BackgroundActivityScheduler")) == .many)
    }

    @Test func aUsersRowGoesBeforeTheToolsOwn() throws {
        var row = ContractRow()
        row.function = "DispatchQueue.async(execute:)"
        row.calls = .never
        let table = try ContractTable.standard.adding([row])
        #expect(table.callback(of: "async", use([nil]))?.calls == .never)
        #expect(calls("async", use([nil])) == .exactlyOnce)
    }

    @Test func whatAClosureIsGiven() throws {
        let contract = ContractTable.standard.callback(of: "dataTask", use(["with", nil]))
        #expect(contract?.gives == [[.value, .value, .nothing], [.nothing, .any, .value]])
        var row = ContractRow()
        row.function = "Ferry.board(_:)"
        row.gives = [[.value, .nothing]]
        #expect(throws: ContractError.self) { try ContractTable().adding([row]) }
        row.calls = .exactlyOnce
        _ = try ContractTable().adding([row])
        row.gives?.append([.nothing])
        #expect(throws: ContractError.self) { try ContractTable().adding([row]) }
    }

    private func result(
        of name: String, _ arguments: [String?], with literals: [String: ContractRow.Literal] = [:],
        isTried: Bool = false
    ) -> ValueContract? {
        ContractTable.standard.result(of: name) {
            ValueUse(type: nil, arguments: arguments, literals: literals, isTried: isTried)
        }
    }

    @Test func whatIsNeverNil() {
        #expect(result(of: "URL", ["fileURLWithPath"])?.hasElements == false)
        #expect(result(of: "URL", ["string"]) == nil)
        #expect(result(of: "components", ["separatedBy"])?.hasElements == true)
        // An address that is one whoever reads it.
        #expect(result(of: "URL", ["string"], with: ["string": .text("https://harbour.example/quay?no=4")]) != nil)
        #expect(result(of: "URL", ["string"], with: ["string": .text("https://harbour.example/old quay")]) == nil)
        #expect(result(of: "URL", ["string"], with: ["string": .text("")]) == nil)
        // An encoding that takes every text, and a function that is tried.
        #expect(result(of: "data", ["using"], with: ["using": .member("utf8")]) != nil)
        #expect(result(of: "data", ["using"], with: ["using": .member("ascii")]) == nil)
        // Any constant, and no variable.
        #expect(result(of: "quantityType", ["forIdentifier"], with: ["forIdentifier": .member("height")]) != nil)
        #expect(result(of: "quantityType", ["forIdentifier"]) == nil)
        #expect(result(of: "encode", [nil], isTried: true) != nil)
        #expect(result(of: "encode", [nil]) == nil)
    }

    @Test func aPropertyThatIsNeverNil() {
        #expect(ContractTable.standard.value(ofProperty: "delegate") { ValueUse(type: "UIApplication") } != nil)
        #expect(ContractTable.standard.value(ofProperty: "delegate") { ValueUse(type: "UITableView") } == nil)
        #expect(ContractTable.standard.value(ofProperty: "delegate") { ValueUse(type: nil) } == nil)
    }

    @Test func publishers() {
        #expect(ContractTable.standard.values(of: "first", []) == .one)
        #expect(ContractTable.standard.values(of: "publisher", ["for"]) == .many)
        #expect(ContractTable.standard.values(of: "map", [nil]) == .same)
        #expect(ContractTable.standard.values(of: "collect", []) == .one)
        #expect(ContractTable.standard.values(of: "collect", [nil]) == .same)
        #expect(ContractTable.standard.values(of: "prefix", [nil]) == .asked)
        #expect(ContractTable.standard.values(of: "fetchTides", []) == nil)
    }

    @Test func delegates() {
        let picking = ContractTable.standard.interactions(of: "CNContactPickerDelegate")
        #expect(picking.map(\.exits.count) == [2])
        #expect(picking.map(\.isExclusive) == [true])
        #expect(
            ContractTable.standard.isRepeating(
                "locationManager(_:didUpdateLocations:)", of: "CLLocationManagerDelegate"))
        #expect(ContractTable.standard.carriesHandler("webView(_:decidePolicyFor:decisionHandler:)"))
    }

    @Test func whatNeverReturns() {
        #expect(ContractTable.standard.isTerminating("fatalError"))
        #expect(!ContractTable.standard.isTerminating("assertionFailure"))
    }

    @Test func whatGivesBackItsArgument() {
        #expect(ContractTable.standard.givesBackArgument("unsafeBitCast"))
        #expect(!ContractTable.standard.givesBackArgument("fatalError"))
    }
}

@Suite struct APINameTests {
    @Test func parts() throws {
        let name = try #require(APIName("Timer.scheduledTimer(withTimeInterval:repeats:_:)"))
        #expect(name.type == "Timer" && name.base == "scheduledTimer")
        #expect(name.labels == ["withTimeInterval", "repeats", nil])
        #expect(APIName("AsyncStream.Continuation.finish()")?.type == "AsyncStream.Continuation")
        #expect(APIName("exit")?.labels == nil)
    }

    /// A call writes an initialiser as its type.
    @Test func initialisers() {
        #expect(APIName("Timer.init(timeInterval:repeats:block:)")?.base == "Timer")
    }

    @Test(arguments: ["", ".a", "a.", "f(", "f(a)", "f(a:b)", "f(:)", "1f", "a b", "init"])
    func noName(text: String) {
        #expect(APIName(text) == nil)
    }
}

/// The types of values that are owed.
@Suite struct ObligationTypeTests {
    /// The pre-filter has words of its own for speed: a new row must have one of them.
    @Test(arguments: ObligationType.all.filter { $0.sign == .name && $0.kind != .slot })
    func eachIsAdmittedByThePreFilter(_ type: ObligationType) {
        let name = (type.owners.sorted().first.map { $0 + "." } ?? "") + type.name
        #expect(PreFilter.mayHoldObligation(Array("func f(x: \(name))".utf8)), "\(name)")
    }

    @Test func eachHasASource() {
        for type in ObligationType.all { #expect(!type.source.isEmpty, "\(type.name)") }
    }
}
