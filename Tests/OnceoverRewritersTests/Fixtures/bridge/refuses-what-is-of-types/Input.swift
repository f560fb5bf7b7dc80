// bridge SharedDelegate
protocol SharedDelegate: AnyObject {
    static func make() -> Self  // want "`make` is static or uses `Self`"
    func didEnd()
}
