@main struct Driver {
    static func main() async {
        let captain = Captain()
        for one in [captain.go, captain.arrive, { captain.enter(-1) }, { captain.enter(2) }, captain.loaded, captain.all, { pulled(by: Harbour()) }] {
            one()
            await Task.detached { wait() }.value
        }
    }

    static func wait() { Signal.done.wait() }
}
