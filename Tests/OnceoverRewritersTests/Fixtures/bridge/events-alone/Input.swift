// bridge NewsDelegate
protocol NewsDelegate: AnyObject {
    func didReceive(_ news: String)
    func didReceive(_ picture: [UInt8], error: (any Error)?)
}
