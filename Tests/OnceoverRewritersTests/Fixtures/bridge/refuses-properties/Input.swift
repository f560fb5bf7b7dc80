// bridge NamedDelegate
protocol NamedDelegate: AnyObject {
    var name: String { get }  // want "cannot be a callback"
    func didEnd()
}
