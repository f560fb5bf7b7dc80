// bridge DownloadDelegate
public class Download {}

public protocol DownloadDelegate: AnyObject {
    func download(_ download: Download, didUpdateProgress progress: Double)
    func download(_ download: Download, didReceive bytes: Int, of total: Int)
    func download(_ download: Download, didFinishWith data: [UInt8])
    func download(_ download: Download, didFailWith error: any Error)
}
