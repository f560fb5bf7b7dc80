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
