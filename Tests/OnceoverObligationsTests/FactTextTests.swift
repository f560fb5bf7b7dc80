import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols
import Testing

@testable import OnceoverObligations

@Suite struct FactTextTests {
    @Test(arguments: [
        "function - load -",
        "function Store.Row init Loading,Sendable id completion=:handler?!none+throws/once",
        "function Store keep - _:continuation.stored _:promise.away/none+false/once+true",
        "function Store load - completion:handler!once;1,?;nil,some;true,false;open id:handler.none;open",
        "function - tried - body:.none/once _=:.once work",
        "function Store clear - | waiting#-@65>0 waiting#-@65>1+throws state#open.0@65>2",
    ])
    func functionsAreReadAsWritten(_ text: String) throws {
        #expect(try #require(FunctionFact(text: text)).text == text)
    }

    @Test(arguments: [
        "", "slot Store", "function Store", "function - f - a:closure!once", "function - f - a:handler!soon",
        "function - f - a:handler!once;maybe",
    ])
    func malformedFunctionsAreNoFacts(_ text: String) {
        #expect(FunctionFact(text: text)?.parameters.first?.summary == nil)
    }

    @Test(arguments: [
        "calls unseen", "calls seen", "calls seen - -",
        "calls seen for,_,~_ 0.captain=some,2=nil,g.Store.open=false,r.a=true",
    ])
    func callsAreReadAsWritten(_ text: String) {
        #expect(CallsFact.text(of: CallsFact(text: text)?.calls) == text)
    }

    @Test func promisesAreReadAsWritten() {
        let promise = PromiseFact(
            function: "Ferry.cross(_:arrival:)", argument: "arrival", calls: .atMostOnce, timing: .inPlace,
            name: "cross",
            isPublic: true)
        #expect(promise.text == "promise Ferry.cross(_:arrival:) arrival at-most-once in-place")
        #expect(PromiseFact.row(in: promise.text) == promise.row)
        #expect(PromiseFact.row(in: "promise Ferry.cross() _ now-and-then later") == nil)
    }

    @Test func slotsAreReadAsWritten() throws {
        let place = Location(path: "My App/100%.swift", line: 3, column: 9, endColumn: 13, excerpt: "\tvar open: K?")
        let property = StoredProperty(
            typeName: "Store.Row", path: ["state", "open"], shape: .continuation(isOptional: true),
            container: .payload(caseName: "waiting", index: 1), declared: .elsewhere(place), isIsolated: true)
        let read = try #require(SlotFact(text: SlotFact(property, at: place).text))
        #expect(read.location == place)
        #expect(read.property.key == property.key)
        #expect(read.property.typeName == "Store.Row")
        #expect(read.property.shape == property.shape)
        #expect(read.property.isIsolated)
    }
}
