@main struct Driver {
    static func main() {
        let buoy = Buoy()
        let all = [
            buoy.errorFirst, buoy.oneByOne, buoy.guarded, buoy.onlyOne, buoy.noneAtAll, buoy.unnamed, buoy.flashed,
            buoy.moored, buoy.unnamedMoored,
        ]
        for number in [-1, 4] {
            for one in all {
                one(number)
                Signal.done.wait()
            }
        }
    }
}
