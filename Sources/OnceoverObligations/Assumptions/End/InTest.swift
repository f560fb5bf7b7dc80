extension Assumption {
    /// What stands in a test, or in what only tests use.
    static let inTest = Assumption(
        "in-test", .end, .demotes,
        AssumptionPage(
            takes: "A test has arranged the path that is taken.",
            why: "A test knows what it gives to whom, and fails by itself where it waits in vain.",
            example: """
                func testMooring() {
                    harbour.moor { berth in
                        guard let berth else { return XCTFail() }
                        expectation.fulfill()
                    }
                }
                """,
            stillFound: "What happens on every path.",
            costs: "A test that hangs on the day on which it should fail."),
        applies: { $0.isArrangedByTest })
}

extension Case {
    fileprivate var isArrangedByTest: Bool {
        context.isOfTests && !violation.defect.isInevitable
            || tracked.kind == .promise && declared.isTest && violation.defect == .undischargedOnThrow
    }
}
