struct Upload {
    func send(
        _ data: [UInt8], progress: @escaping @Sendable (Double) -> Void, isCancelled: () -> Bool,
        name: @autoclosure () -> String = "", completion: @escaping @Sendable (Int?, Error?) -> Void
    ) {
        progress(1)
        completion(isCancelled() ? nil : data.count + name().count, nil)
    }
}
