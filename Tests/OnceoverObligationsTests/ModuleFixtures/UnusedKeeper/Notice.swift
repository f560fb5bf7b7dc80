struct Notice {
    let text: String
    let completionHandler: (Bool) -> Void

    init(text: String, completionHandler: @escaping (Bool) -> Void) {
        self.text = text
        self.completionHandler = completionHandler
    }

    func cancel() { completionHandler(false) }
}
