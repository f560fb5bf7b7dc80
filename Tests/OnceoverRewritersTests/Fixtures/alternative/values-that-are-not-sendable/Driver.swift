@main struct Driver {
    static func main() {
        let show: @Sendable (Int) -> Void = { print($0) }
        Buoy().height(completion: show)
        Buoy().doubled(completion: show)
        Chart().depth(completion: show)
        Mark().read(completion: show)
        Well().draw(completion: show)
        Pool().fill(completion: show)
        Boat().store(Buoy(), ["a": 1], completion: show)
        Boat().keep([1, 2], Int.self, completion: show)
    }
}
