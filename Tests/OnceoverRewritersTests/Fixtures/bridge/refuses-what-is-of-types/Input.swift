// bridge SharedDelegate
protocol SharedDelegate: AnyObject {
    static func make() -> Self  // want "`make` is one of types"
    func didEnd()
}
