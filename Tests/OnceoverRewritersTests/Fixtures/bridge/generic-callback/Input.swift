// bridge StoreDelegate
protocol StoreDelegate: AnyObject {
    func store<Item: Codable & Sendable>(_ store: String, didLoad item: Item)
    func store(_ store: String, didFailWith error: any Error)
}
