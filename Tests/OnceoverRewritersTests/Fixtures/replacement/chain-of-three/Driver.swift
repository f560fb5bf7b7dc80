@main struct Driver {
    static func main() {
        Market.open()
        Market.closed.wait()
    }
}
