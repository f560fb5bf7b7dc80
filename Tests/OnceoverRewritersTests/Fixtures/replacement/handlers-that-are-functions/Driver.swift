@main struct Driver {
    static func main() {
        let house = Lighthouse()
        for one in [
            house.toGlobal, house.toLabelled, house.toOwn, house.toAnother, house.toItself, house.toStatic,
        ] {
            one()
            Signal.done.wait()
        }
    }
}
