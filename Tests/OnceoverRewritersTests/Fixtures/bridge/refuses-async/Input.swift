// bridge SlowDelegate
protocol SlowDelegate: AnyObject {
    func mayProceed() async -> Bool  // want "`mayProceed` is async"
    func didEnd()
}
