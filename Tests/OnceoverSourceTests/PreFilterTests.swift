import OnceoverSource
import Testing

@Suite struct PreFilterTests {
    @Test(arguments: [
        "await withCheckedContinuation { c in }",
        "try await withUnsafeThrowingContinuation(f)",
        "AsyncStream { c in }",
        "AsyncThrowingStream<Int, Error> { c in }",
        "let p = loop.makePromise(of: Int.self)",
        "Future { promise in }",
        "Promise { seal in }",
        "NSBackgroundActivityScheduler(identifier: i).schedule { _ in }",
        "UIContextualAction(style: s, title: t) { _, _, _ in }",
        "HKObserverQuery(sampleType: t, predicate: p) { _, _, _ in }",
        "func f(seal: Resolver<Int>)",
        "func f(done: @escaping Done)",
        "func f(done: (Int) -> Void)",
        "func f(done: (Int)->())",
        "func f(done: (Int) -> (\n))",
        "func f(done: (Int) ->\n    Void)",
        "func f(done: (Int) throws -> (Void))",
        "func f(done: ((Int) -> Swift.Void)?)",
        "func f(done: ((Int) -> /* none */ Void)?)",
        "func f(completion: Done?)",
        "func f(onCompletion: Done?)",
        "func f(decisionHandler: Done)",
        "func f(callback: Done)",
        "func f(reply: Done)",
        "func f(success: Done, failure: Failed)",
        "func f(onFailure: Failed)",
        "func f(then: VoidBlock?)",
        "func f(then: VoidClosure?)",
        "func stop() -> Never { exit(1) }",
        "@main struct Sail: App {}",
        "class Pier: NSObject, NSApplicationDelegate {}",
        "extension Pier: CLLocationManagerDelegate {}",
        "extension Pier: SKPaymentTransactionObserver {}",
        "// onceover:ignore double-resume -- why",
    ])
    func keepsWhatMayHoldAnObligation(text: String) {
        #expect(PreFilter.mayHoldObligation(Array(text.utf8)))
        #expect(PreFilter.mayHoldObligation(Array("let a = 1\n\(text)\nlet b = 2".utf8)))
    }

    @Test(arguments: [
        "", ">", "->", "-> (", "-> Voi", "onpletion", "-> (Int)", "- > Void",
        "struct Point { let x: Int; func distance() -> Double { 0 } }",
    ])
    func skipsWhatCannot(text: String) {
        #expect(!PreFilter.mayHoldObligation(Array(text.utf8)))
    }

    @Test func nothingIsReadBeyondTheText() {
        for token in ["ontinuation", "@escaping", "onceover:ignore", "-> Void"] {
            for length in 0..<token.utf8.count {
                #expect(!PreFilter.mayHoldObligation(Array(token.utf8.prefix(length))), "\(token.prefix(length))")
            }
        }
    }
}
