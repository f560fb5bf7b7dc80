import OnceoverContracts
import Testing

@Suite struct AnnotationTests {
    @Test(
        arguments: [
            ("completion is called exactly once", CallFrequency.exactlyOnce, CallTiming.later),
            (" `listener` is called many times ", .many, .later),
            ("body is called exactly once in place", .exactlyOnce, .inPlace),
            ("body is called any number of times in place", .anyNumber, .inPlace),
            ("done is called at most once", .atMostOnce, .later),
            ("done is called never", .never, .later),
        ])
    func read(text: String, calls: CallFrequency, timing: CallTiming) throws {
        let annotation = try Annotation(text)
        #expect(annotation.calls == calls && annotation.timing == timing)
        #expect(["completion", "listener", "body", "done"].contains(annotation.parameter))
    }

    @Test(
        arguments: [
            "", "completion", "completion is called", "is called once", "completion is called once",
            "completion called exactly once", "completion is called exactly once later", "in place",
        ])
    func refused(text: String) {
        #expect(throws: ContractError.self) { try Annotation(text) }
    }
}
