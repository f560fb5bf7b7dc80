@main struct Driver {
    static func main() { Buoy().shown(Log(), "height", show: { print($0) }) }
}
