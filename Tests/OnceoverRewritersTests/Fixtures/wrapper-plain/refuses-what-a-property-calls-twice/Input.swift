final class Pump {
    private var reader: ((Int) -> Void)?
    private var left: Int?

    // A handler for each piece, and once more at the end.
    private func read(_ handler: ((Int) -> Void)?) {  // want "`reader` is called twice on some path, see line 19"
        reader = handler
        if handler != nil { take(1) }
    }

    func begin() { read { print($0) } }

    func stop() { read(nil) }

    private func take(_ litres: Int) {
        guard let handler = reader else { return }
        handler(litres)
        if let left, litres >= left {
            handler(0)
            reader = nil
        }
    }
}
