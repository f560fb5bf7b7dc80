import Foundation

@main struct Driver {
    static func main() {
        let harbour = Harbour()
        for berth in [-1, 4] {
            harbour.enter(berth)
            Thread.sleep(forTimeInterval: 0.1)
        }
    }
}
