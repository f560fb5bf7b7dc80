enum Chandler {
    static func setUp() {
        let locator = StoreLocator.shared
        let anchor: any Heavy = Anchor()
        locator.add(anchor as any Heavy)
    }
}
