// bridge SharedDelegate
protocol SharedDelegate: AnyObject {
    static func make() -> Self  // want "`make` is static"
    func didEnd()
}
