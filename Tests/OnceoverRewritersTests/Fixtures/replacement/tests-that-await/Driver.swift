@main struct Driver {
    static func main() async throws {
        let tests = AdderTests()
        await tests.run(tests.testSum)
        try await tests.run(tests.testShorthand)
        await tests.run(tests.testDivision)
        await tests.run(tests.testDivisionByNothing)
        await tests.run(tests.testNameOfItsOwn)
    }
}
