// bridge NamedDelegate
protocol NamedDelegate: AnyObject {
    var name: String { get }  // want "is no callback"
    func didEnd()
}
