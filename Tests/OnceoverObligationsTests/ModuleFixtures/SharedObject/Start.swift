struct Start {
    func startUp(_ radio: any Radio, completion: @escaping () -> Void) {
        Harbour.shared = Beacon(lamp: radio)
        Harbour.main = radio
        Harbour.loudest = radio
        radio.wait(completion)
    }

    func end() {
        Harbour.main = nil
    }
}
