struct Order { var text = "" }

protocol Drafting {
    func draft(_ text: String) -> Order?
}

final class Clerk: Drafting {
    func draft(_ text: String) -> Order? {
        var order = Order()
        order.text = text
        return order
    }
}

enum Press {
    static func order(_ text: String) -> Order { Order(text: text) }

    static func proof(_ text: String) -> Order? { text.isEmpty ? nil : Order(text: text) }
}
