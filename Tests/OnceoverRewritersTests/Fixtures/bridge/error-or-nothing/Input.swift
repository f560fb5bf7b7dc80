// bridge SaveDelegate
protocol SaveDelegate: AnyObject {
    func saveDidFinish(error: (any Error)?)
    func saveDidCancel()
}
