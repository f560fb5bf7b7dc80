// bridge NewsDelegate
protocol NewsDelegate: AnyObject {  // want "all of them may come more than once"
    func didReceive(_ news: String)
}
