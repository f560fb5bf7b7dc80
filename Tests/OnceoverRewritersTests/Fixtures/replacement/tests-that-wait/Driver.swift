@main struct Driver {
    static func main() {
        let tests = OtherTests()
        tests.testTwo()
        tests.testOnlySometimes()
        tests.testLeaving()
        tests.testListed()
        tests.testCommented()
    }
}
