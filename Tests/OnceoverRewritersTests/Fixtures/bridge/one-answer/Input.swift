// bridge ScannerDelegate
struct Scanner: Sendable {}

protocol ScannerDelegate: AnyObject {
    func scanner(_ scanner: Scanner, didFind code: String)
    func scanner(_ scanner: Scanner, didFailWith error: any Error)
    func scannerDidCancel(_ scanner: Scanner)
}
