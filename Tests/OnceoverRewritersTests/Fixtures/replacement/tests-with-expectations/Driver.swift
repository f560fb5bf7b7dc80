@main struct Driver {
    static func main() { AdderTests().testSum() }
}
