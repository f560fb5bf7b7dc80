// bridge Radio.Listener
final class Radio {
    protocol Listener: AnyObject {
        func radio(didFinish value: Int)
    }
}
