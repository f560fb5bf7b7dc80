@main struct Driver {
    static func main() {
        for code in [200, 500] {
            order(code) { print("order", $0 ?? "nil", $1.map { "\($0)" } ?? "nil") }
            noted(code) { print("noted", $0 ?? "nil", $1.map { "\($0)" } ?? "nil") }
        }
    }
}
