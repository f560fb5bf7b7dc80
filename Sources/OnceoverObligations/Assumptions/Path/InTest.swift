extension Assumption {
    /// What stands in a test, or in what only tests use.
    static let inTest = Assumption(
        "in-test", .path, .demotes,
        AssumptionPage(
            takes: "A test is assumed to choose its data so that it does not take the faulty path.",
            why: "A test knows its data. If it waits for a call that does not come, it fails by itself.",
            example: """
                func testMooring() {
                    harbour.moor { berth in
                        guard let berth else { return XCTFail() }
                        expectation.fulfill()
                    }
                }
                """,
            stillFound: "A fault on every path. A step that takes out what waits, and puts nothing in its place.",
            costs: "A test that hangs on the day it should fail."),
        applies: { $0.isArrangedByTest })
}

extension Case {
    fileprivate var isArrangedByTest: Bool {
        context.isOfTests && !violation.defect.isInevitable && !loses(\.isTakenOut)
            || tracked.kind == .promise && declared.isTest && violation.defect == .undischargedOnThrow
    }
}
